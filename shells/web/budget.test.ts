import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@tamga/core/i18n'
import { build } from 'vite'

const KB = 1024
const SIGN_IN_LIMIT = 125 * KB
// The bar is 230 KB and not reached yet; this holds what there is, so that no change takes it further away.
const CONSOLE_LIMIT = 345 * KB

type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isDynamicEntry?: boolean
}

const outDir = mkdtempSync(join(tmpdir(), 'tamga-budget-'))
after(() => rmSync(outDir, { recursive: true, force: true }))
await build({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, manifest: true },
})
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))

/** A chunk with everything that it imports statically: what the browser has loaded before the chunk runs. */
function closure(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closure(manifest[name]?.imports ?? [], found)
  }
  return found
}

/** Scripts and styles of a first visit in one language: the page, its screen, and the texts of both. */
function firstLoad(names: readonly string[], language: Language): Set<string> {
  const code = [...closure(names)]
  const texts = code
    .flatMap(name => manifest[name]?.dynamicImports ?? [])
    .filter(name => name.endsWith(`/messages/${language}.ts`))
  const chunks = [...closure([...code, ...texts])].map(name => manifest[name]!)
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
}

const sizes = new Map<string, number>()

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length
  sizes.set(file, known)
  return known
}

function largestLoad(names: readonly string[]): number {
  const loads = LANGUAGES.map(language =>
    [...firstLoad(names, language)].map(sizeOf).reduce((sum, size) => sum + size, 0),
  )
  return Math.max(...loads)
}

const isWithin = (bytes: number, limit: number, what: string) =>
  assert.ok(bytes <= limit, `${what} loads ${(bytes / KB).toFixed(1)} KB of ${limit / KB}`)

test('the signed-out pages load at most 125 KB of scripts and styles, in every language', () => {
  const screens = Object.keys(manifest).filter(name => /^src\/sign-in\/pages\/.*-page\.tsx$/.test(name))
  const loads = screens.length > 0 ? screens.map(screen => ['sign-in.html', screen]) : [['sign-in.html']]
  for (const load of loads) isWithin(largestLoad(load), SIGN_IN_LIMIT, load.at(-1)!)
})

test('no screen of the console loads more than 345 KB of scripts and styles at first, in any language', () => {
  const screens = Object.keys(manifest).filter(name => /^src\/screens\/.*-screen\.tsx$/.test(name))
  assert.ok(screens.length > 0)
  for (const screen of screens) isWithin(largestLoad(['index.html', screen]), CONSOLE_LIMIT, screen)
})
