import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCENARIOS } from '../../../bench/scenarios/index.ts'
import { projectFiles, readProjectFile } from '../source.ts'

const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(readProjectFile('ARCHITECTURE.md'))?.[1] ?? ''

/** The folders that lie directly in one. */
function foldersIn(folder: string): string[] {
  const below = projectFiles().filter(path => path.startsWith(folder))
  const names = below.map(path => path.slice(folder.length).split('/')).filter(parts => parts.length > 1)
  return [...new Set(names.map(([name]) => name!))].sort()
}

/** The lines of the tree from one that begins so up to the next one that is not further in. */
function partOf(start: string): string {
  const lines = tree.split('\n')
  const first = lines.findIndex(line => line.startsWith(start))
  assert.ok(first >= 0, `the tree names ${start.trim()}`)
  const indent = start.length - start.trimStart().length
  const isInside = (line: string) => line.length - line.trimStart().length > indent
  const end = lines.findIndex((line, at) => at > first && !isInside(line))
  return [lines[first]!.slice(start.length), ...lines.slice(first + 1, end)].join('\n')
}

/** Names apart from what is said about them in brackets. */
const namesIn = (text: string): string[] => text.replace(/\([^)]*\)/g, '').match(/[a-z][a-z0-9-]*/g) ?? []

test('the tree of ARCHITECTURE.md names every folder of the kernel, and no other', () => {
  const lines = partOf('    kernel/').split('\n').slice(1)
  const named = lines.flatMap(line => /^ {6}((?:[a-z0-9-]+\/\s*)+)/.exec(line)?.[1]?.match(/[^\s/]+/g) ?? [])
  assert.deepEqual(named.sort(), foldersIn('packages/core/src/kernel/'))
})

test('the tree of ARCHITECTURE.md names every module, and no other', () => {
  assert.deepEqual(namesIn(partOf('    modules/')).sort(), foldersIn('packages/core/src/modules/'))
  const own = /\{(.*)\}/.exec(partOf('distributions/sign-in/'))?.[1] ?? ''
  assert.deepEqual(namesIn(own).sort(), foldersIn('distributions/sign-in/modules/'))
})

test('the tree of ARCHITECTURE.md names every folder of tests, of packages, shells and distributions, and every one at the top', () => {
  assert.deepEqual(namesIn(partOf('tests/')).sort(), foldersIn('tests/'))
  const named = tree.split('\n').flatMap(line => /^([a-z][a-z/-]*)\//.exec(line)?.[1] ?? [])
  const parents = ['packages', 'shells', 'distributions']
  const top = foldersIn('').filter(name => !name.startsWith('.') && !parents.includes(name))
  const found = [...parents.flatMap(name => foldersIn(`${name}/`).map(child => `${name}/${child}`)), ...top]
  assert.deepEqual(named.sort(), found.sort())
})

test('the list of decisions has each record once, in their order', () => {
  const records = projectFiles().filter(path => /^docs\/adr\/\d{4}-.*\.md$/.test(path))
  const rows = [...readProjectFile('docs/adr/README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \|/gm)]
  assert.deepEqual(
    rows.map(([, , file]) => `docs/adr/${file}`),
    records.sort(),
  )
  for (const [, number, file] of rows) assert.ok(file!.startsWith(`${number}-`), file)
})

test('every benchmark is described with its bar', () => {
  const rows = readProjectFile('docs/reference/performance.md').matchAll(/^\| `([a-z-]+)`/gm)
  const described = new Set([...rows].map(([, name]) => name))
  assert.deepEqual(
    SCENARIOS.map(({ name }) => name).filter(name => !described.has(name)),
    [],
  )
})
