import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { HOME } from './bundle.ts'

const entryOf = (name: string): string => fileURLToPath(new URL(`../electron/${name}`, import.meta.url))

export type ElectronOptions = { readonly folder: string; readonly origin: string }

/** The files of the app; what makes an app of them is in electron/app. */
export async function bundleForElectron({ folder, origin }: ElectronOptions): Promise<void> {
  const bundle = (entry: string, name: string, format: 'es' | 'cjs') =>
    build({
      ...{ root: HOME, configFile: false, logLevel: 'error', publicDir: false },
      build: {
        ...{ target: 'node24', minify: false, outDir: folder, emptyOutDir: false },
        lib: { entry: entryOf(entry), formats: [format], fileName: () => name },
        rollupOptions: { external: [/^node:/, 'electron'] },
      },
    })
  await mkdir(folder, { recursive: true })
  await bundle('main.ts', 'main.js', 'es')
  // A preload script in the sandbox is no module.
  await bundle('preload.ts', 'preload.cjs', 'cjs')
  await writeFile(join(folder, 'config.json'), `${JSON.stringify({ origin }, null, 2)}\n`)
}
