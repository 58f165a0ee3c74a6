import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createOutbound } from '../../../kernel/outbound/outbound.ts'
import { createCircuitBreaker } from '../../../kernel/reliability/circuit-breaker.ts'
import { keyFile } from '../../../simulators/xyp/registry-key.ts'
import { CITIZEN, PURPOSE, startRegistryWorld } from '../../../testing/worlds/registry-world.ts'
import { createRegistryClient, type RegistryConnection } from './client.ts'
import { findKeyFault } from './header-signature.ts'
import { DEFAULT_OPERATIONS, findOperationsFault } from './operations.ts'
import { RegistryRefused, type RegistryUnavailable } from './registry-error.ts'

const world = await startRegistryWorld({ after })
const { admin, control } = world
const folder = mkdtempSync(join(tmpdir(), 'tamga-registry-'))
after(() => rmSync(folder, { recursive: true }))
const outbound = createOutbound({ allow: ['127.0.0.1'] })
after(() => outbound.close())

const client = (changes: Partial<RegistryConnection> = {}) =>
  createRegistryClient({
    baseUrl: `${world.origin}/sim/xyp`,
    accessToken: 'xyp_simulator',
    key: createPrivateKey(readFileSync(keyFile(world.mailDir))),
    ca: undefined,
    operations: DEFAULT_OPERATIONS,
    timeoutMs: 5000,
    outbound,
    breaker: createCircuitBreaker(),
    now: Date.now,
    ...changes,
  })

const query = { operation: 'WS100101', number: CITIZEN, authorisation: undefined } as const

const lookUp = (registry_number = CITIZEN) =>
  admin.post('/egov/citizens/lookup', { registry_number, purpose: PURPOSE, refresh: true })

test('entity bombs, cut, huge and deep answers, faults and silence are each told by their reason, and nothing of them is quoted', async () => {
  const reasons = {
    entities: 'answer_malformed',
    cut: 'answer_malformed',
    deep: 'answer_malformed',
    huge: 'answer_too_large',
    fault: 'registry_failed',
    away: 'registry_failed',
  }
  for (const [mode, reason] of Object.entries(reasons)) {
    await control({ mode })
    const { status, body, headers } = await lookUp()
    assert.deepEqual([status, body.code, body.reason], [503, 'registry_unavailable', reason], mode)
    assert.ok(Number(headers.get('retry-after')) >= 1)
    // One that works again is asked again, and enough to be held healthy.
    await control({ mode: 'normal' })
    for (let n = 0; n < 3; n += 1) assert.equal((await lookUp()).status, 200)
  }
})

test('a registry that fails again and again is spared, for the tenant that asked', async () => {
  await control({ mode: 'fault' })
  const { ask } = client({ breaker: createCircuitBreaker({ random: () => 0, now: () => 0 }) })
  for (let n = 0; n < 3; n += 1) await assert.rejects(ask(query, 'a'), { reason: 'registry_failed' })
  const calls = await world.callsDuring(() =>
    assert.rejects(ask(query, 'a'), { reason: 'paused', retryAfter: 1000 }),
  )
  assert.equal(calls, 0)
  await control({ mode: 'normal' })
  assert.equal((await ask(query, 'b')).fields !== undefined, true)
  // What is kept is still told.
  const kept = await admin.post('/egov/citizens/lookup', { registry_number: CITIZEN, purpose: PURPOSE })
  assert.deepEqual([kept.status, kept.body.cached], [200, true])
})

test('a clock that is wrong, a key that is not ours and silence are refused clearly', async () => {
  const late = client({ now: () => Date.now() - 3_600_000 }).ask(query, 'a')
  await assert.rejects(late, (error: RegistryRefused) => {
    assert.ok(error instanceof RegistryRefused && error.registryCode === 3)
    return Math.abs(error.clockOffset! + 3600) < 5
  })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = client({ key: privateKey }).ask(query, 'a')
  await assert.rejects(
    stranger,
    (error: RegistryRefused) => error.registryCode === 3 && error.clockOffset === undefined,
  )
  await control({ mode: 'slow', milliseconds: 2000 })
  const impatient = client({ timeoutMs: 100 }).ask(query, 'a')
  await assert.rejects(impatient, (error: RegistryUnavailable) => error.reason === 'timeout')
  await control({ mode: 'normal' })
})

function makeAuthority(name: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

test('the certificate of the registry is judged by its own authorities alone, for this client and no other', async t => {
  const [right, wrong] = [makeAuthority('right'), makeAuthority('wrong')]
  const server = createServer({ key: right.key, cert: right.cert }, (request, response) => {
    request.resume()
    response.setHeader('content-type', 'text/xml')
    response.end(
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><x:WS100101_getCitizenIDCardInfoResponse xmlns:x="y"><return><response><firstname>A&amp;B</firstname></response><resultCode>0</resultCode></return></x:WS100101_getCitizenIDCardInfoResponse></e:Body></e:Envelope>',
    )
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  t.after(() => server.close())
  const baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await client({ baseUrl, ca: right.cert }).ask(query, 'a')
  assert.deepEqual(answer.fields, { firstname: 'A&B' })
  for (const ca of [wrong.cert, undefined])
    await assert.rejects(
      client({ baseUrl, ca }).ask(query, 'a'),
      (error: RegistryUnavailable) => error.reason === 'certificate_not_trusted',
    )
  server.closeAllConnections()
})

test('a key or a list of operations that cannot work is refused at the start', () => {
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const ec = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
  assert.match(findKeyFault(file('ec.pem', ec))!, /RSA key of at least 2048 bits/)
  assert.match(findKeyFault(file('not.pem', 'secret'))!, /cannot be read/)
  assert.equal(findKeyFault(keyFile(world.mailDir)), undefined)
  assert.match(findOperationsFault(file('a.json', '{'))!, /JSON/)
  assert.match(findOperationsFault(file('b.json', '{"WS1":{}}'))!, /names WS1/)
  assert.match(
    findOperationsFault(file('c.json', '{"WS100201":{"operation":"a b"}}'))!,
    /operation is malformed/,
  )
  const other = '{"WS100201":{"endpoint":"property-1.3.0/ws","operation":"WS100201_getPropertyInfo"}}'
  assert.equal(findOperationsFault(file('d.json', other)), undefined)
})
