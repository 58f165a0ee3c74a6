import { defineConfig } from 'vite'

/** Addresses are relative: the app reads its files from inside of itself. */
export default defineConfig({ base: './', build: { target: 'es2023', outDir: 'dist', emptyOutDir: true } })
