import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@tamga/formats'

const KB = 1024
const SIGN_IN_LIMIT = 127 * KB
/** With the frame that every screen needs at once: menu, live bell, what happens without the server, the keys. */
const CONSOLE_LIMIT = 256 * KB

type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isDynamicEntry?: boolean
}

const MANIFEST = '.vite/manifest.json'

type Scripts = { ensureShell(): Promise<{ SHELL_DIR?: string }> }

/** The shell that the test run has built, or a start before; where none is kept, one of our own. */
async function builtShell(): Promise<string> {
  const { ensureShell }: Scripts = await import(new URL('../../scripts/shell.mjs', import.meta.url).href)
  const { SHELL_DIR } = await ensureShell()
  if (SHELL_DIR && existsSync(join(SHELL_DIR, MANIFEST))) return SHELL_DIR
  const made = mkdtempSync(join(tmpdir(), 'tamga-budget-'))
  after(() => rmSync(made, { recursive: true, force: true }))
  const { build } = await import('vite')
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    build: { outDir: made, emptyOutDir: true },
  })
  return made
}

const outDir = await builtShell()
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, MANIFEST), 'utf8'))

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

const classes = new Map<string, Set<string>>()

function classesOf(file: string): Set<string> {
  const known = classes.get(file) ?? classesIn(readFileSync(join(outDir, file), 'utf8'))
  classes.set(file, known)
  return known
}

function unstyled(files: ReadonlySet<string>): string[] {
  const named = (end: string) =>
    new Set([...files].filter(file => file.endsWith(end)).flatMap(file => [...classesOf(file)]))
  const ruled = named('.css')
  return [...named('.js')].filter(name => styled.has(name) && !ruled.has(name))
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

test('no screen of the console loads more than 256 KB of scripts and styles at first, in any language', () => {
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
