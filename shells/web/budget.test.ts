import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@tamga/formats'
import { build } from 'vite'

const KB = 1024
const SIGN_IN_LIMIT = 127 * KB
const CONSOLE_LIMIT = 232 * KB

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

/** The classes of the library that have rules, and those that a text speaks of. */
const classesIn = (text: string): Set<string> => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g))
const styled = classesIn(
  readFileSync(fileURLToPath(import.meta.resolve('@mantine/core/styles.layer.css')), 'utf8'),
)

function unstyled(files: ReadonlySet<string>): string[] {
  const texts = (end: string) =>
    [...files].filter(file => file.endsWith(end)).map(file => readFileSync(join(outDir, file), 'utf8'))
  const ruled = classesIn(texts('.css').join('\n'))
  return [...classesIn(texts('.js').join('\n'))].filter(name => styled.has(name) && !ruled.has(name))
}

function largestLoad(names: readonly string[]): number {
  const loads = LANGUAGES.map(language =>
    [...firstLoad(names, language)].map(sizeOf).reduce((sum, size) => sum + size, 0),
  )
  return Math.max(...loads)
}

const isWithin = (bytes: number, limit: number, what: string) =>
  assert.ok(bytes <= limit, `${what} loads ${(bytes / KB).toFixed(1)} KB of ${limit / KB}`)

test('the signed-out pages load at most 127 KB of scripts and styles, in every language', () => {
  const later = Object.keys(manifest).filter(
    name => /^src\/sign-in\/(?!messages\/|.*\/messages\/)/.test(name) && manifest[name]?.isDynamicEntry,
  )
  const loads = [['sign-in.html'], ...later.map(page => ['sign-in.html', page])]
  for (const load of loads) isWithin(largestLoad(load), SIGN_IN_LIMIT, load.at(-1)!)
})

test('no screen of the console loads more than 232 KB of scripts and styles at first, in any language', () => {
  const screens = Object.keys(manifest).filter(name => /^src\/screens\/.*-screen\.tsx$/.test(name))
  assert.ok(screens.length > 0)
  for (const screen of screens) isWithin(largestLoad(['index.html', screen]), CONSOLE_LIMIT, screen)
})

test('what is loaded has the style of every component in it', () => {
  const pages = Object.keys(manifest).filter(name => manifest[name]?.isDynamicEntry)
  for (const page of ['sign-in.html', 'index.html'])
    assert.deepEqual(unstyled(firstLoad([page], 'mn')), [], page)
  for (const page of pages) assert.deepEqual(unstyled(firstLoad(['index.html', page], 'mn')), [], page)
})
