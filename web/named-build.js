import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Names the build in the page, and writes the service worker that keeps just its files. */
export function named() {
  return {
    name: "erawan-build",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith("assets/"))
          .sort();
        const worker = readFileSync(new URL("worker.js", import.meta.url), "utf-8");
        const hash = createHash("sha256").update(files.join()).update(worker);
        const build = hash.digest("hex").slice(0, 16);
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("Vite made no index.html.");
        page.source = String(page.source).replace("%BUILD%", build);
        const source = worker
          .replace("__BUILD__", build)
          .replace("__FILES__", JSON.stringify(files.map((file) => `/${file}`)));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
