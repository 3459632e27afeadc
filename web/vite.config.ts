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
  },
  test: { include: ["src/**/*.test.ts"] },
});
