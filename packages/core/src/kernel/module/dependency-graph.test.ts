import assert from 'node:assert/strict'
import test from 'node:test'
import { defineModule, type ModuleManifest } from './define-module.ts'
import { installOrder, resolveGraph } from './dependency-graph.ts'

const module = (
  id: string,
  dependencies: Record<string, string> = {},
  options: { version?: string; slug?: string } = {},
) =>
  defineModule({
    id,
    slug: 'slug' in options ? options.slug : id,
    name: { mn: id, en: id },
    description: { mn: id, en: id },
    history: [
      {
        version: options.version ?? '1.0.0',
        date: '2026-11-15',
        change: { mn: 'Анхных.', en: 'The first.' },
      },
    ],
    dependencies,
  })

const idsOf = (modules: readonly ModuleManifest[]) => modules.map(({ id }) => id)
const byId = (...modules: ModuleManifest[]) => new Map(modules.map(each => [each.id, each]))

test('every module stands behind what it needs, however deep, and only once', () => {
  const roof = module('roof', { wall: '^1.0.0', beam: '^1.0.0' })
  const wall = module('wall', { ground: '^1.0.0' })
  const beam = module('beam', { wall: '^1.0.0', ground: '^1.0.0' })
  const ground = module('ground')
  const { order, problems } = resolveGraph([roof, beam, wall, ground])
  assert.deepEqual(problems, [])
  assert.deepEqual(idsOf(order), ['ground', 'wall', 'beam', 'roof'])
})

test('a cycle is told with every module on it', () => {
  const modules = [module('a', { b: '*' }), module('b', { c: '*' }), module('c', { a: '*' })]
  assert.deepEqual(resolveGraph(modules).problems, ['dependency cycle: a → b → c → a'])
  assert.deepEqual(resolveGraph([module('self', { self: '*' })]).problems, ['dependency cycle: self → self'])
})

test('every missing, too old, cyclic or unreadable dependency is told at once', () => {
  const { problems } = resolveGraph([
    module('a', { missing: '^1.0.0', old: '^2.0.0', odd: 'one or two' }),
    module('old', {}, { version: '1.9.9' }),
    module('odd', { loop: '*' }),
    module('loop', { odd: '*' }),
  ])
  assert.deepEqual(problems, [
    'a depends on missing, which is not compiled in',
    'a needs old ^2.0.0, but the compiled version is 1.9.9',
    'a asks for odd in the unreadable range "one or two"',
    'dependency cycle: odd → loop → odd',
  ])
})

test('ranges are read as semantic versions', () => {
  const needs = (range: string, version: string) =>
    resolveGraph([module('a', { b: range }), module('b', {}, { version })]).problems.length === 0
  const met: [string, string][] = [
    ['^1.9.0', '1.9.0'],
    ['^1.9.0', '1.10.0'],
    ['~1.9.0', '1.9.7'],
    ['>=1.0.0 <3', '2.5.0'],
    ['1.x || 3.x', '3.0.0'],
    ['*', '0.0.1'],
  ]
  const unmet: [string, string][] = [
    ['^1.9.0', '1.8.9'],
    ['^1.9.0', '2.0.0'],
    ['~1.9.0', '1.10.0'],
    ['^0.2.0', '0.3.0'],
    ['^1.9.0', '1.9.0-beta.1'],
    ['1.9.1', '1.9.2'],
  ]
  for (const [range, version] of met) assert.ok(needs(range, version), `${version} is in ${range}`)
  for (const [range, version] of unmet) assert.ok(!needs(range, version), `${version} is not in ${range}`)
})

test('an app is installed behind everything it needs; parts of every tenant are not listed', () => {
  const system = module('system', {}, { slug: undefined })
  const base = module('base', { system: '^1.0.0' })
  const middle = module('middle', { base: '^1.0.0', system: '^1.0.0' })
  const top = module('top', { middle: '^1.0.0', base: '^1.0.0' })
  const { order, broken } = installOrder(top, byId(system, base, middle, top))
  assert.deepEqual(idsOf(order), ['base', 'middle', 'top'])
  assert.equal(broken, null)
})

test('a chain that cannot be satisfied is named link by link', () => {
  const top = module('top', { middle: '^1.0.0' })
  const middle = module('middle', { base: '^2.0.0' })
  assert.equal(installOrder(top, byId(top, middle, module('base'))).broken, 'top → middle → base ^2.0.0')
  assert.equal(installOrder(top, byId(top)).broken, 'top → middle ^1.0.0')
  const loop = module('middle', { top: '*' })
  assert.equal(installOrder(top, byId(top, loop)).broken, 'top → middle → top')
})
