import assert from 'node:assert/strict'
import test from 'node:test'
import { type CatalogEntry, contradictions, presentModules } from './catalog.ts'
import { defineModule, type ModuleManifest, type Release } from './define-module.ts'

const release = (version: string, change = { mn: 'Өөрчлөлт.', en: 'A change.' }): Release => ({
  version,
  date: '2026-11-15',
  change,
})

const app = (slug: string, changes: Partial<ModuleManifest> = {}) =>
  defineModule({
    id: `io.test.${slug}`,
    slug,
    name: { mn: slug, en: slug },
    description: { mn: slug, en: slug },
    history: [release('1.1.0'), release('1.0.0')],
    dependencies: {},
    ...changes,
  })

const listed = (slug: string, changes: Partial<CatalogEntry> = {}): CatalogEntry => ({
  slug,
  id: `io.test.${slug}`,
  version: '1.1.0',
  dependencies: {},
  ...changes,
})

const modules = [app('egov'), app('letters', { dependencies: { 'io.test.egov': '^1.0.0' } })]
const entries = [listed('egov'), listed('letters', { dependencies: { 'io.test.egov': '^1.0.0' } })]

test('a catalog that says what is compiled in contradicts nothing', () => {
  assert.deepEqual(contradictions({ core: '1.9.1', apps: entries }, modules, '1.9.1'), [])
})

test('a module without a slug is part of every tenant and stands in no catalog', () => {
  const system = app('system', { slug: undefined })
  assert.deepEqual(contradictions({ core: '1.9.1', apps: entries }, [...modules, system], '1.9.1'), [])
})

const single: [name: string, apps: CatalogEntry[], compiled: ModuleManifest[], told: string][] = [
  ['an app listed twice', [...entries, entries[0]!], modules, 'the catalog lists egov more than once'],
  [
    'a listed app that is not compiled in',
    [...entries, listed('ghost')],
    modules,
    'the catalog lists ghost, but no such app is compiled in',
  ],
  [
    'a compiled app that is not listed',
    entries.slice(0, 1),
    modules,
    'letters is compiled in, but missing in the catalog',
  ],
  [
    'another id',
    [listed('egov', { id: 'io.other.egov' }), entries[1]!],
    modules,
    'egov has the id io.test.egov, but the catalog says io.other.egov',
  ],
  [
    'another version',
    [listed('egov', { version: '1.0.0' }), entries[1]!],
    modules,
    'egov is compiled in as 1.1.0, but the catalog says 1.0.0',
  ],
  [
    'another range',
    [entries[0]!, listed('letters', { dependencies: { 'io.test.egov': '^1.1.0' } })],
    modules,
    'letters depends on io.test.egov ^1.0.0, but the catalog says ^1.1.0',
  ],
  [
    'a dependency that the catalog leaves out',
    [entries[0]!, listed('letters')],
    modules,
    'letters depends on io.test.egov ^1.0.0, but the catalog says (not at all)',
  ],
  [
    'a dependency that only the catalog knows',
    [listed('egov', { dependencies: { 'io.test.x': '*' } }), entries[1]!],
    modules,
    'egov depends on io.test.x (not at all), but the catalog says *',
  ],
  [
    'an unreadable version',
    entries,
    [modules[0]!, app('letters', { ...modules[1], history: [release('1.1.0'), release('one')] })],
    'letters has the unreadable version "one" in its history',
  ],
  [
    'versions out of order',
    entries,
    [modules[0]!, app('letters', { ...modules[1], history: [release('1.1.0'), release('1.2.0')] })],
    'letters lists 1.2.0 out of order: the newest version comes first',
  ],
  [
    'a change without its sentence in one of the two languages',
    entries,
    [
      modules[0]!,
      app('letters', { ...modules[1], history: [release('1.1.0', { mn: 'Өөрчлөлт.', en: ' ' })] }),
    ],
    'letters 1.1.0 has no change sentence in both mn and en',
  ],
]

for (const [name, apps, compiled, told] of single) {
  test(`the start is refused for ${name}`, () => {
    assert.deepEqual(contradictions({ core: '1.9.1', apps }, compiled, '1.9.1'), [told])
  })
}

test('an optional app that the catalog does not list is left out; any other omission is told', () => {
  const optional = app('goods', { catalog: 'optional' })
  const compiled = [...modules, optional]
  const without = { core: '1.9.1', apps: entries }
  assert.deepEqual(presentModules(without, compiled), modules)
  assert.deepEqual(contradictions(without, presentModules(without, compiled), '1.9.1'), [])
  const listing = { core: '1.9.1', apps: [...entries, listed('goods')] }
  assert.deepEqual(presentModules(listing, compiled), compiled)
  assert.deepEqual(contradictions({ core: '1.9.1', apps: [] }, compiled.slice(0, 2), '1.9.1'), [
    'egov is compiled in, but missing in the catalog',
    'letters is compiled in, but missing in the catalog',
  ])
})

test('only an app that nothing requires may be absent from a catalog', () => {
  assert.throws(() => app('goods', { catalog: 'optional', slug: undefined }), /must be an app/)
  assert.throws(() => app('goods', { catalog: 'optional', required: true }), /nothing requires/)
})

test('a core that moved on without the catalog is told, beside every other contradiction', () => {
  const moved = [app('egov', { history: [release('1.10.0')] }), modules[1]!]
  assert.deepEqual(contradictions({ core: '1.9.1', apps: [...entries, listed('ghost')] }, moved, '1.10.0'), [
    'the catalog is written for core 1.9.1, but core 1.10.0 is compiled in',
    'egov is compiled in as 1.10.0, but the catalog says 1.1.0',
    'the catalog lists ghost, but no such app is compiled in',
  ])
})

test('whether an app can be active is the catalog’s to say, where it does', () => {
  const idle = app('egov', { activatable: false })
  const canBeActive = (changes: Partial<CatalogEntry>) =>
    presentModules({ core: '1.9.1', apps: [listed('egov', changes)] }, [idle])[0]!.activatable
  assert.equal(canBeActive({}), false)
  assert.equal(canBeActive({ activatable: true }), true)
})
