import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SCREEN = fileURLToPath(new URL('./screen/', import.meta.url))
const guide = readFileSync(join(ROOT, 'docs/write-a-module.md'), 'utf8')

const files = readdirSync(SCREEN, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())

/** The edits of the guide: "In `path`:" and what is added behind the line that is shown above it. */
const edits = [...guide.matchAll(/^In `(\S+)`[^\n]*\n\n```diff\n([\s\S]*?)^```$/gm)].map(
  ([, path, lines]) => ({
    path: path!,
    lines: lines!.trimEnd().split('\n'),
  }),
)

// Below a folder named dist, which no other check looks into, and inside of the project, where packages are found.
mkdirSync(join(ROOT, 'tests/dist'), { recursive: true })
const copy = mkdtempSync(join(ROOT, 'tests/dist/screen-'))
after(() => rmSync(copy, { recursive: true, force: true }))

function applied(text: string, { path, lines }: (typeof edits)[number]): string {
  let [done, at] = ['', 0]
  for (const line of lines) {
    if (line.startsWith('+')) {
      done += `${line.slice(1)}\n`
      continue
    }
    const found = text.indexOf(`${line.slice(1)}\n`, at)
    assert.ok(found >= 0, `${path} has the line "${line.slice(1)}"`)
    const end = found + line.length
    done += text.slice(at, end)
    at = end
  }
  return done + text.slice(at)
}

/** What `npm run api-types` writes of the two operations that the screen calls. */
const TYPES = `
  '/api/v1/notes': {
    get: {
      parameters: { query?: { q?: string; limit?: number; cursor?: string } }
      responses: {
        200: { content: { 'application/json': {
          items: { id: string; text: string; created_at: string; version: number }[]
          next_cursor: string | null
          total?: number
        } } }
      }
    }
    post: {
      parameters: { query?: never }
      requestBody: { content: { 'application/json': { text: string } } }
      responses: { 201: { content: { 'application/json': { id: string } } } }
    }
  }`

test('a new screen is eleven new files and at most four edits', () => {
  assert.equal(files.length, 11)
  assert.ok(edits.length > 0)
  // And the types of the API, which a command writes.
  assert.ok(new Set(edits.map(({ path }) => path)).size + 1 <= 4)
})

test('the screen of the guide compiles in the client, in all seven languages', () => {
  const source = join(copy, 'src')
  cpSync(join(ROOT, 'shells/web/src'), source, { recursive: true })
  cpSync(SCREEN, source, { recursive: true })
  for (const edit of edits.filter(({ path }) => path.startsWith('shells/web/src/'))) {
    const file = join(source, edit.path.slice('shells/web/src/'.length))
    writeFileSync(file, applied(readFileSync(file, 'utf8'), edit))
  }
  const schema = join(source, 'api/schema.d.ts')
  const begin = 'export interface paths {'
  writeFileSync(
    schema,
    readFileSync(schema, 'utf8').replace(begin, () => begin + TYPES),
  )
  const options = {
    extends: join(ROOT, 'shells/web/tsconfig.json'),
    include: ['src'],
    exclude: ['src/**/*.test.ts'],
  }
  const once = { incremental: false, tsBuildInfoFile: null }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...options, compilerOptions: once }))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', copy, '--noEmit'], { encoding: 'utf8' })
  assert.equal(status, 0, stdout)
})

test('every address that the guide tells the tests of is one of the screen', () => {
  const told = edits.find(({ path }) => path === 'tests/browser/every-screen.test.ts')
  assert.ok(told)
  assert.doesNotThrow(() => applied(readFileSync(join(ROOT, told.path), 'utf8'), told))
})
