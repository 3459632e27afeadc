import type { Plugin } from "vite";

export function named(): Plugin;
