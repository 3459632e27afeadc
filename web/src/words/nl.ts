/** All that is said in Dutch, as Fluent catalogues: the page's own and those that it shares with the server. */
const texts = import.meta.glob<string>(["./nl/*.ftl", "../../../src/erawan/locale/nl.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(texts);
