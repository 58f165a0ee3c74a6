import assert from 'node:assert/strict'
import test from 'node:test'
import type { Context } from '../context.ts'
import type { TenantTx } from '../database/transactions.ts'
import { route } from '../http/route.ts'
import { setting } from '../settings/definition.ts'
import { integer } from '../settings/kinds/basic.ts'
import { defineModule, type ModuleManifest } from './define-module.ts'
import { defineEvent, on, onMany } from './events.ts'
import { defineExtensionPoint, provide } from './extension-point.ts'
import { assembleModules, ModulesContradict } from './registry.ts'

const module = (id: string, changes: Partial<ModuleManifest> = {}) =>
  defineModule({
    id,
    name: { mn: id, en: id },
    description: { mn: id, en: id },
    history: [{ version: '1.0.0', date: '2026-11-15', change: { mn: 'Анхных.', en: 'The first.' } }],
    dependencies: {},
    ...changes,
  })

const egov = module('egov', { slug: 'egov' })
const catalog = { core: '1.9.1', apps: [{ slug: 'egov', id: 'egov', version: '1.0.0', dependencies: {} }] }
const assemble = (...modules: ModuleManifest[]) => assembleModules([...modules, egov], catalog, '1.9.1')

test('every contradiction is printed, not just the first', () => {
  const refused = () =>
    assembleModules(
      [
        module('twin', { permissions: { prefix: 'same', verbs: ['read'] }, dependencies: { nowhere: '*' } }),
        module('twin', { permissions: { prefix: 'same', verbs: ['read'] }, slug: 'egov' }),
        egov,
        module('a', { dependencies: { b: '*' } }),
        module('b', { dependencies: { a: '*' } }),
      ],
      { ...catalog, core: '1.9.0' },
      '1.9.1',
    )
  const told = [
    'the id twin is used by more than one module',
    'the slug egov is used by more than one module',
    'the permission prefix same is used by more than one module',
    'twin depends on nowhere, which is not compiled in',
    'dependency cycle: a → b → a',
    'the catalog is written for core 1.9.0, but core 1.9.1 is compiled in',
  ]
  assert.throws(refused, (error: ModulesContradict) => {
    assert.ok(error instanceof ModulesContradict)
    for (const line of told) {
      assert.ok(error.problems.includes(line), line)
      assert.ok(error.message.includes(`\n  - ${line}`), line)
    }
    return true
  })
})

test('modules are held in dependency order, apps by slug, permissions by prefix and verb', () => {
  const registry = assemble(
    module('second', {
      dependencies: { first: '^1.0.0' },
      permissions: { prefix: 'second', verbs: ['read', 'decide'] },
    }),
    module('first', { permissions: { prefix: 'first', verbs: ['manage'] } }),
  )
  assert.deepEqual(
    registry.all.map(({ id }) => id),
    ['first', 'second', 'egov'],
  )
  assert.deepEqual([...registry.apps.keys()], ['egov'])
  assert.deepEqual(registry.permissions, ['first.manage', 'second.read', 'second.decide'])
})

test('listeners hear an event in dependency order, inside the transaction of whoever emits it', async () => {
  const happened = defineEvent<{ what: string }>('test.happened')
  const heard: string[] = []
  const listening = (id: string, dependencies: Record<string, string>) =>
    module(id, {
      dependencies,
      listens: [on(happened, async (tx, _ctx, { what }) => void heard.push(`${id} ${what} ${tx.tenantId}`))],
    })
  const modules = assemble(listening('second', { first: '*' }), listening('first', {}))
  const ctx = { services: { modules } } as unknown as Context
  await happened.emit({ tenantId: 't1' } as TenantTx, ctx, { what: 'rain' })
  assert.deepEqual(heard, ['first rain t1', 'second rain t1'])
})

test('what happened many times together reaches a listener together, or one by one where it takes no more', async () => {
  const happened = defineEvent<{ what: string }>('test.happened')
  const heard: string[][] = []
  const modules = assemble(
    module('together', {
      listens: [onMany(happened, async (_tx, _ctx, all) => void heard.push(all.map(({ what }) => what)))],
    }),
    module('apart', { listens: [on(happened, async (_tx, _ctx, { what }) => void heard.push([what]))] }),
  )
  const ctx = { services: { modules } } as unknown as Context
  const tx = { tenantId: 't1' } as TenantTx
  await happened.emitMany(tx, ctx, [{ what: 'rain' }, { what: 'snow' }])
  await happened.emitMany(tx, ctx, [])
  await happened.emit(tx, ctx, { what: 'hail' })
  assert.deepEqual(heard, [['rain', 'snow'], ['rain'], ['snow'], ['hail'], ['hail']])
})

test('an extension point answers with what modules provide to it', () => {
  const greetings = defineExtensionPoint<string>('test.greetings')
  const modules = assemble(module('a', { provides: [provide(greetings, 'сайн уу')] }), module('b'))
  assert.deepEqual(modules.extensions(greetings), ['сайн уу'])
  assert.deepEqual(modules.extensions(defineExtensionPoint<string>('test.others')), [])
})

test('a module is frozen, and one with guarded routes declares its permission prefix', () => {
  assert.throws(() => Object.assign(egov, { slug: 'other' }), TypeError)
  const guarded = {
    method: 'GET',
    path: '',
    access: { kind: 'permission', verb: 'read' },
    shape: { summary: '' },
    handler: async () => {},
  } as const
  assert.throws(() => module('careless', { routes: [guarded] }), /declares no permission prefix/)
})

test('an error has one owner, a text, and is declared before a route promises it; a setting has one owner', () => {
  const promising = route('GET', '/', { summary: 'Reads', problems: ['nobodys_code'] }, async () => {})
  const PORT = setting(integer(1, 9), { about: 'Another port.', default: '1' })
  const refused = () =>
    assemble(
      module('one', { errors: { not_found: 404, without_text: 409 } }),
      module('two', { errors: { without_text: 409 }, settings: { title: 'Two', settings: { PORT } } }),
      module('three', {
        root: '/three',
        permissions: { prefix: 'three', verbs: ['read'] },
        routes: [promising],
      }),
    )
  assert.throws(refused, (error: ModulesContradict) => {
    for (const line of [
      'the error not_found is declared by the kernel and by one',
      'the error without_text is declared by one and by two',
      'one declares an error, but its messages lack problem.without_text',
      'three: GET /three/ names the error nobodys_code, which nobody declares',
      'the setting PORT is used by more than one module',
    ])
      assert.ok(error.problems.includes(line), `${line}\n${error.message}`)
    return true
  })
})
