/** All that is said in Italian, as Fluent catalogues: the page's own and those that it shares with the server. */
const texts = import.meta.glob<string>(["./it/*.ftl", "../../../src/erawan/locale/it.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(texts);
