import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path/posix'
import { test } from 'node:test'
import { ROOT, readProjectFile, sourceFiles } from '../source.ts'

const HOMES = ['packages/core/src/modules', 'distributions/sign-in/modules', 'tests/module-example']
const modules = HOMES.flatMap(home =>
  readdirSync(join(ROOT, home), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(home, entry.name)),
).filter(folder => existsSync(join(ROOT, folder, 'module.ts')))

const sources = sourceFiles().filter(
  ({ path }) => modules.some(folder => path.startsWith(`${folder}/`)) && !/\.test\.ts$/.test(path),
)

/** What a file holds, by its content, and the names that such a file may have. */
const FIXED_NAMES: readonly (readonly [string, RegExp, RegExp])[] = [
  ['a manifest', /\bdefineModule\(/, /^module\.ts$/],
  ['schemas of the wire', /\bShape\(/, /^contract\.ts$/],
  ['endpoints', /: RouteDefinition\[\]/, /^(.+-)?routes\.ts$/],
  ['events', /\bdefineEvent[(<]/, /^events\.ts$/],
  ['jobs', /\bdefine(Job|Schedule)[(<]/, /^(jobs|.+-job)\.ts$/],
  ['settings', /\bsetting\(|: SettingGroup =/, /^settings\.ts$/],
  ['row types of tables', /^export type \w+Tables = /m, /^tables\.ts$/],
  ['tables of the export', /\bExportedTable\[\]/, /^exported-tables\.ts$/],
]

for (const [what, content, name] of FIXED_NAMES) {
  test(`${what}: in files of the name that ARCHITECTURE.md gives them, and nothing else is there`, () => {
    const holding = sources.filter(({ text }) => content.test(text))
    assert.ok(holding.length > 0)
    assert.deepEqual(
      holding.map(({ path }) => path).filter(path => !name.test(basename(path))),
      [],
    )
  })
}

test('a file with the name of events, jobs or settings holds them', () => {
  const misnamed = sources.filter(({ path, text }) => {
    const rule = FIXED_NAMES.find(([what]) => `${what}.ts` === basename(path))
    return rule && !rule[1].test(text)
  })
  assert.deepEqual(
    misnamed.map(({ path }) => path),
    [],
  )
})

test('every module has a README of about ten lines', () => {
  assert.ok(modules.length > 15)
  const wrong = modules.filter(folder => {
    const file = join(folder, 'README.md')
    if (!existsSync(join(ROOT, file))) return true
    const lines = readProjectFile(file).trim().split('\n').length
    return lines < 5 || lines > 20
  })
  assert.deepEqual(wrong, [])
})
