/** All that is said in English, as Fluent catalogues: the page's own and those that it shares with the server. */
const texts = import.meta.glob<string>(["./en/*.ftl", "../../../src/erawan/locale/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(texts);
