import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { problem, ROOT } from '../paths.mjs'

const HOMES = ['packages', 'distributions', 'shells', 'tests']
const CLOSED = new Set(['node_modules', 'dist', 'var', 'coverage'])

const walk = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return CLOSED.has(entry.name) ? [] : walk(path)
    return entry.name.endsWith('.test.ts') ? [relative(ROOT, path)] : []
  })

const allTests = () =>
  HOMES.map(home => join(ROOT, home))
    .filter(home => statSync(home, { throwIfNoEntry: false })?.isDirectory())
    .flatMap(walk)
    .sort()

const matcher = pattern => {
  const plain = pattern.replace(/^\.\//, '').replace(/\/$/, '')
  if (!/[*?]/.test(plain)) return file => file.includes(plain)
  const expression = plain
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, part => ({ '*': '[^/]*', '?': '[^/]' })[part] ?? '.*')
  return file => new RegExp(`^${expression}$`).test(file)
}

/** Test files by folder, part of a name, or glob; all of them without a pattern. */
export const findTests = (patterns = []) => {
  const files = allTests()
  if (patterns.length === 0) return files
  const matches = patterns.map(matcher)
  return files.filter(file => matches.some(match => match(file)))
}

// What takes longest begins first, and what is soon done comes last, so that all lanes end together; within a folder, by name.
const LONGEST = [
  'tests/statements',
  'tests/rights/escalation',
  'tests/browser/every-screen',
  'tests/browser',
  'packages/core/src/cli/serve',
  'tests/module-example',
  'tests/resilience',
  'tests/ring',
  'tests/provisioning',
  'tests/upgrade',
  'tests/database',
  'packages/core/src/kernel/database',
  'tests/deploy',
  'tests/signatures',
  'tests/egov',
  'tests/eid',
  'tests/policy',
  'tests',
  'packages/core/src/cli',
]

const rank = file => {
  const found = LONGEST.findIndex(beginning => file.startsWith(beginning))
  return found < 0 ? LONGEST.length : found
}

/** The files that match, in the order in which they had better run. */
export const requireTests = patterns => {
  const files = findTests(patterns).toSorted((one, other) => rank(one) - rank(other))
  if (files.length === 0) throw problem(`No test file matches ${patterns.join(', ') || HOMES.join(', ')}.`)
  return files
}
