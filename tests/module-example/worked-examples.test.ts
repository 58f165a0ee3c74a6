import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { environmentOutsideTests } from '@tamga/core/testing'
import { applied, type Edit, editsOf } from './guide.ts'
import { compile, copyProgram, ROOT } from './program-copy.ts'

// All the worked examples of the guide are made in one copy, so that server and client are compiled once each.

const HERE = 'tests/module-example'
const run = promisify(execFile)

/** Paths of the notes are relative to this folder, all others to the project. */
const placed = (edits: Edit[]): Edit[] =>
  edits.map(edit => ({ ...edit, path: edit.path.startsWith('notes') ? `${HERE}/${edit.path}` : edit.path }))

const endpoint = placed(editsOf('A further endpoint'))
const field = placed(editsOf('A field of a member'))
const screen = placed(editsOf('A screen'))
const language = placed(editsOf('A language'))

const filesOf = (edits: readonly Edit[]) => new Set(edits.map(({ path }) => path)).size
const filesBelow = async (folder: string) =>
  (await readdir(join(ROOT, HERE, folder), { recursive: true, withFileTypes: true })).filter(entry =>
    entry.isFile(),
  )
/** `npm run api-types` writes it anew after each change of the contract. */
const WRITTEN_TYPES = 1

const TYPE_TESTS = /kernel\/i18n\/[\w.]+\.test\.ts$/
const copy = await copyProgram(
  ['packages', 'distributions', 'shells/web', HERE, 'tests/browser/every-screen.test.ts'],
  path => !/\.test\.tsx?$/.test(path) || TYPE_TESTS.test(path) || /notes\.test|every-screen/.test(path),
)
after(() => rm(copy, { recursive: true, force: true }))

for (const edit of [...endpoint, ...field, ...screen, ...language]) {
  const file = join(copy, edit.path)
  await writeFile(file, applied(await readFile(file, 'utf8'), edit))
}
await addMigration('packages/core/src/modules/tenancy/migrations', 'member-field/0001_add_job_title.sql')
await cp(join(ROOT, HERE, 'screen'), join(copy, 'shells/web/src'), { recursive: true })
await writeLanguage('kk')
await writeApiTypes()

/** A migration gets the next number of its folder. */
async function addMigration(folder: string, file: string): Promise<void> {
  const number = String((await readdir(join(copy, folder))).length + 1).padStart(4, '0')
  const name = basename(file).replace(/^\d{4}/, number)
  await cp(join(ROOT, HERE, file), join(copy, folder, name))
}

/** Stands in for the translators: English has the same plural forms as Kazakh. */
async function writeLanguage(tag: string): Promise<void> {
  const english = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/en.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const folders = english.split('\n').filter(Boolean).map(dirname)
  assert.ok(folders.length > 40)
  for (const folder of [...folders, 'shells/web/src/screens/notes/messages']) {
    const text = await readFile(join(copy, folder, 'en.ts'), 'utf8').catch(() => '')
    const translated = text.replace('export const en =', `export const ${tag} =`).replace(`'en'`, `'${tag}'`)
    if (text !== '') await writeFile(join(copy, folder, `${tag}.ts`), translated)
  }
}

/** What `npm run api-types` would write for the two operations that the screen calls. */
async function writeApiTypes(): Promise<void> {
  const types = `
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
  const file = join(copy, 'shells/web/src/api/schema.d.ts')
  const begin = 'export interface paths {'
  const text = (await readFile(file, 'utf8'))
    .replaceAll(
      '"mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es"',
      '"mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es" | "kk"',
    )
    .replace(begin, () => begin + types)
  await writeFile(file, text)
}

test('a new endpoint touches at most seven files', () => {
  assert.ok(endpoint.length > 0)
  assert.ok(filesOf(endpoint) + WRITTEN_TYPES <= 7)
})

test("a member's field is named twice on the server: in a migration and in the list of fields", async () => {
  assert.equal((await filesBelow('member-field')).length + filesOf(field), 2)
})

test('a new screen is eleven new files and at most four edits', async () => {
  assert.equal((await filesBelow('screen')).length, 11)
  assert.ok(screen.length > 0)
  assert.ok(filesOf(screen) + WRITTEN_TYPES <= 4)
})

test('a new language is at most ten edits beside its own files', () => {
  assert.ok(language.length > 0)
  assert.ok(filesOf(language) + WRITTEN_TYPES <= 10)
})

test('with the endpoint, the field and the language of the guide the server compiles', async () => {
  const { compilerOptions } = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8'))
  const once = { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined }
  const include = ['packages', 'distributions', `${HERE}/notes`, `${HERE}/*.ts`]
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: once, include }))
  assert.equal(await compile(copy, '.'), '')
})

test('with the screen and the language of the guide the client compiles', async () => {
  assert.equal(await compile(copy, 'shells/web'), '')
})

test('the endpoint, the field and the language are served', async () => {
  const files = [`${HERE}/notes.test.ts`, `${HERE}/served-examples.ts`]
  // The texts that stand in for Kazakh are English, which the test of every language would rightly refuse.
  const args = [
    '--test',
    '--test-force-exit',
    '--test-isolation=none',
    '--test-reporter=tap',
    '--test-skip-pattern=in every language',
    ...files,
  ]
  const env = environmentOutsideTests()
  const { stdout, code = 0 } = await run(process.execPath, args, { cwd: copy, env }).catch(error => error)
  assert.equal(code, 0, stdout)
  assert.match(stdout, /^# pass 1\d$/m)
})
