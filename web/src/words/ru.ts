/** All that is said in Russian, as Fluent catalogues: the page's own and those that it shares with the server. */
const texts = import.meta.glob<string>(["./ru/*.ftl", "../../../src/erawan/locale/ru.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(texts);
