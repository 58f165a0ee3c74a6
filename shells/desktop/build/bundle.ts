import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export const HOME = fileURLToPath(new URL('../', import.meta.url))

export const VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version

/** One module for gjs: TypeScript and packages inside, the libraries of the system outside. gjs 1.74 is SpiderMonkey 102. */
export async function bundleForGjs({
  entry = fileURLToPath(new URL('../src/main.ts', import.meta.url)),
  file,
}: {
  entry?: string
  file: string
}): Promise<void> {
  await build({
    ...{ root: HOME, configFile: false, logLevel: 'error', publicDir: false },
    define: { VERSION: JSON.stringify(VERSION) },
    build: {
      ...{ target: 'firefox102', minify: false, outDir: dirname(file), emptyOutDir: false },
      lib: { entry, formats: ['es'], fileName: () => basename(file) },
      rollupOptions: { external: [/^gi:/, 'system'] },
    },
  })
}
