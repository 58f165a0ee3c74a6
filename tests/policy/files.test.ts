import assert from 'node:assert/strict'
import { basename, dirname } from 'node:path/posix'
import { test } from 'node:test'
import { projectFiles, readProjectFile, sourceFiles } from './source.ts'

const LONGEST_FILE = 300

const files = sourceFiles()
/** Texts, tests and generated types may be long: they are read one entry at a time. */
const measured = files.filter(({ path, isTest }) => !isTest && !/\/messages\/|\.d\.ts$/.test(path))

test('files are named in kebab-case for what is inside', () => {
  const named = (path: string) =>
    /^[a-z0-9]+(-[a-z0-9]+)*(\.types|\.config|\.d)?(\.test)?\.(tsx?|m?js)$/.test(basename(path))
  assert.deepEqual(
    files.filter(({ path }) => !named(path)).map(({ path }) => path),
    [],
  )
  const vague = /^(utils?|helpers?|common|managers?|misc)$|-(utils?|helpers?|managers?|misc)$/
  const isVague = (path: string) => path.split('/').some(part => vague.test(part.replace(/\..*$/, '')))
  assert.deepEqual(projectFiles().filter(isVague), [])
})

test('migrations are numbered and say what they do', () => {
  const migrations = projectFiles().filter(path => path.endsWith('.sql'))
  assert.ok(migrations.length > 5)
  assert.deepEqual(
    migrations.filter(path => !/^\d{4}_[a-z]+(_[a-z0-9]+)+\.sql$/.test(basename(path))),
    [],
  )
})

/** Migrations that have to run before one that was released, so that they share the number of the one before it. */
const INSERTED = [
  'packages/core/src/modules/tenancy/migrations/0008_let_the_owner_write_settings.sql',
] as const

/** What one release had merged of others keeps its number, which is that of the first of them. */
const mergedIn = (folder: string): string[] =>
  projectFiles().includes(`${folder}/merged.json`)
    ? Object.keys(JSON.parse(readProjectFile(`${folder}/merged.json`)))
    : []

test('no two migrations of a folder share a number, and none is left out', () => {
  const numbers = new Map<string, number[]>()
  const isLeftOut = (path: string) =>
    INSERTED.some(inserted => inserted === path) || mergedIn(dirname(path)).includes(basename(path))
  const migrations = projectFiles().filter(path => path.endsWith('.sql') && !isLeftOut(path))
  // Two releases numbered some differently, and both names stay: of the same text, the last number counts.
  const textIn = (path: string) => `${dirname(path)} ${readProjectFile(path)}`
  const last = new Map(migrations.toSorted().map(path => [textIn(path), path]))
  for (const path of last.values()) {
    const folder = dirname(path)
    numbers.set(folder, [...(numbers.get(folder) ?? []), Number(basename(path).slice(0, 4))])
  }
  for (const [folder, found] of numbers)
    assert.deepEqual(
      found.sort((one, other) => one - other),
      found.map((_, place) => place + 1),
      folder,
    )
})

test('every export has a name, but for the configuration that a tool reads', () => {
  const nameless = files.filter(file => file.hasDefaultExport)
  assert.deepEqual(
    nameless.map(({ path }) => path).filter(path => !path.endsWith('.config.ts')),
    [],
  )
})

test(`no file is longer than ${LONGEST_FILE} lines`, () => {
  const long = measured
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_FILE)
  assert.deepEqual(long, [])
})

test('only settings, the test environment, scripts and the launcher read the environment of the process', () => {
  const readers = files
    .filter(({ text }) => /process\.env\b/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')))
    .map(({ path }) => path)
  const isAllowed = (path: string) =>
    /^packages\/core\/src\/kernel\/settings\/|^packages\/core\/src\/testing\/test-environment\.ts$|^packages\/core\/bin\/launch\.mjs$|^scripts\/|\.config\.ts$|^tests\/policy\/files\.test\.ts$/.test(
      path,
    )
  assert.deepEqual(
    readers.filter(path => !isAllowed(path)),
    [],
  )
})

test('no path of a machine and no registry is written into the project', () => {
  const marks = [
    /(^|[\s'"`=(:])\/(work|home|root|Users|mnt)\/[\w.-]+/,
    /registry\.(npmjs|yarnpkg|npmmirror)/,
    /verdaccio|artifactory/i,
  ]
  const isText = (path: string) =>
    !/\.(png|jpe?g|ico|woff2?|gz)$/.test(path) && path !== 'tests/policy/files.test.ts'
  const found = projectFiles()
    .filter(isText)
    .flatMap(path =>
      readProjectFile(path)
        .split('\n')
        .flatMap((line, index) =>
          marks.some(mark => mark.test(line)) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
        ),
    )
  assert.deepEqual(found, [])
})
