import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { compileSerialiser, createSchemaJudge } from '@tamga/core/testing'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { startDistribution } from './world/policy-world.ts'
import { nameOf, routeTable } from './world/route-table.ts'

type Operation = {
  operationId: string
  responses: Record<string, object>
  'x-access': string
  'x-permission'?: string
  'x-problem-codes'?: string[]
}

const world = await startDistribution()
const answer = await world.stranger.get('/openapi.json')
const document = answer.body
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

test('the published document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  assert.ok(valid, JSON.stringify(errors, null, 2))
  assert.match(document.openapi, /^3\.1\./)
  assert.equal(document.info.version, '1.9.1')
})

test('every mounted route of the API is in the document, and nothing else', () => {
  const isApi = (path: string) => /^\/(api\/|oauth2\/|\.well-known\/|health$|ready$|metrics$|mcp$)/.test(path)
  // Preflights, and the address where a browser goes on after signing in: no client asks for them by itself.
  const isInner = ({ method, path }: { method: string; path: string }) =>
    ['HEAD', 'OPTIONS'].includes(method) ||
    path === '/oauth2/auth/:uid' ||
    // Of earlier revisions of the protocol: answered 405.
    (path === '/mcp' && method !== 'POST')
  const mounted = routeTable(world.platform).filter(route => isApi(route.path) && !isInner(route))
  const published = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  assert.deepEqual(published.sort(), mounted.map(nameOf).sort())
})

test('every operation is described in Mongolian too, and a program reads the same in both documents', async () => {
  const { body: mongolian } = await world.stranger.get('/openapi.json?lang=mn')
  const isCyrillic = (text: string) => /[а-яөүё]/i.test(text)
  const untranslated = operations.filter(
    ({ method, path }) => !isCyrillic(mongolian.paths[path][method.toLowerCase()].summary),
  )
  assert.deepEqual(
    untranslated.map(({ operation }) => operation.operationId),
    [],
    'a module says in its messages/operations.ts what each operation does, in Mongolian',
  )
  const known = new Set(operations.map(({ operation }) => operation.operationId))
  const named = world.platform.services.modules.all.flatMap(module => Object.keys(module.operations ?? {}))
  const OPTIONAL = ['oauth.device_authorization']
  assert.deepEqual(
    named.filter(name => !known.has(name) && !OPTIONAL.includes(name)),
    [],
  )
  assert.deepEqual(mongolian.components, document.components)
})

test('every schema of a route can be compiled: the service itself does so at the first request that needs it', () => {
  const judge = createSchemaJudge()
  const ajv = new Ajv()
  for (const { shape } of world.platform.services.modules.all.flatMap(module => module.routes ?? [])) {
    for (const schema of [shape.query, shape.body])
      assert.ok(!schema || ajv.validateSchema(schema), JSON.stringify(ajv.errors))
    if (shape.query) judge(shape.query, 'querystring')
    if (shape.body) judge(shape.body, 'body')
    if (shape.reply) compileSerialiser(shape.reply)
  }
})

test('no two operations share a name', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('every operation says who may call it, and every closed one needs a session', () => {
  for (const { method, path, operation } of operations) {
    assert.ok(
      ['open', 'session', 'operator', 'permission'].includes(operation['x-access']),
      `${method} ${path}`,
    )
    assert.equal('401' in operation.responses || operation['x-access'] === 'open', true, `${method} ${path}`)
  }
})

test('every problem code of the document has a text', () => {
  for (const code of new Set(operations.flatMap(({ operation }) => operation['x-problem-codes'] ?? []))) {
    assert.ok(world.platform.services.translator.has(`problem.${code}.detail`), code)
  }
})

/** Schemas of the document, as a client would check them. */
function createCheck() {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'document')
  return (pointer: string) => ajv.compile({ $ref: `document#${pointer}` })
}

const pointerTo = (path: string, status: number, type: string) =>
  ['', 'paths', path, 'get', 'responses', String(status), 'content', type, 'schema']
    .map(part => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')

const READS = [
  '/api/v1/me',
  '/api/v1/me/sessions',
  '/api/v1/menus',
  '/api/v1/store/apps',
  '/api/v1/organisation/members',
  '/api/v1/organisation/roles',
  '/api/v1/organisation/permissions',
  '/api/v1/audit',
  '/api/v1/settings/appearance',
  '/api/v1/platform/tenants',
  '/api/v1/brand',
  '/health',
  '/ready',
]

test('real answers fit their published schema', async () => {
  const check = createCheck()
  for (const path of READS) {
    const { status, body } = await world.admin.get(`/${path}`)
    assert.equal(status, 200, path)
    const fits = check(pointerTo(path, 200, 'application/json'))
    assert.ok(fits(body), `${path}: ${JSON.stringify(fits.errors)}`)
  }
})

test('real refusals are problems as published', async () => {
  const fits = createCheck()('/components/schemas/Problem')
  const refusals = [
    await world.stranger.get('/me'),
    await world.stranger.get('/nowhere'),
    await world.stranger.post('/auth/login', { email: 1 }),
    await world.admin.get('/audit?limit=0'),
  ]
  for (const { body } of refusals) assert.ok(fits(body), JSON.stringify(fits.errors))
})

test('the document is kept for five minutes, and then asked for by its tag', async () => {
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  const tag = answer.headers.get('etag')!
  const again = await world.stranger.get('/openapi.json', { 'if-none-match': `"other", W/${tag}` })
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  assert.equal((await world.stranger.get('/openapi.json', { 'if-none-match': '"other"' })).status, 200)
})

test('every list takes limit, cursor and count', () => {
  const isList = (schema: unknown) =>
    Object.hasOwn((schema as { properties?: object })?.properties ?? {}, 'next_cursor')
  const lists = world.platform.services.modules.all.flatMap(module =>
    (module.routes ?? []).filter(route => isList(route.shape.reply)),
  )
  assert.ok(lists.length > 15)
  const namesOf = (schema: unknown) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
  const without = lists.filter(({ method, shape }) =>
    // What must not stand in an address is asked for in a body, and counted by nobody.
    method === 'POST'
      ? !['limit', 'cursor'].every(name => namesOf(shape.body).includes(name))
      : !['limit', 'cursor', 'count'].every(name => namesOf(shape.query).includes(name)),
  )
  assert.deepEqual(
    without.map(({ path }) => path),
    [],
  )
})

/** Judged by a handler: agents of others beside one's own; the seal is one way of signing, and the others need no more than access to the document; a discount is part of a sale. */
const BY_HANDLER = ['assistant.manage', 'documents.seal', 'pos.discount']

test('every permission opens something: a route, or an entry of the menu', () => {
  const { all, permissions } = world.platform.services.modules
  const opened = new Set([
    ...operations.map(({ operation }) => operation['x-permission']),
    ...all.flatMap(module => (module.menus ?? []).map(({ permission }) => permission)),
  ])
  assert.deepEqual(
    permissions.filter(permission => !opened.has(permission) && !BY_HANDLER.includes(permission)),
    [],
  )
})
