import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { named } from "./named-build.js";

export default defineConfig({
  plugins: [svelte(), named()],
  build: {
    outDir: "../src/erawan/server/static",
    emptyOutDir: true,
    // Our content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, each with all it needs but what is loaded already: on a phone a request is dear.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: /[\\/]src[\\/]main\.ts$/, priority: 2 },
            { name: "table", test: /[\\/]screens[\\/]Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
