import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { skipWithout, startTestPlatform, until } from '@tamga/core/testing'
import { type Draft, forge, ringKeyOf } from './forge.ts'
import { lettersDistribution } from './letters/module.ts'
import {
  ask,
  connect,
  introduce,
  lettersAt,
  type Member,
  query,
  RING,
  sendLetters,
  statusOf,
} from './ring-world.ts'

const settings = { RING_RETRY_BASE: '1s', RING_ATTEMPTS: '5' }
const first = await startTestPlatform({ after }, { distribution: lettersDistribution, settings })
const second = await startTestPlatform({ after }, { distribution: lettersDistribution, settings })
const memberOf = ({ admin, databaseUrl, platform }: typeof first): Member => ({
  admin,
  databaseUrl,
  address: platform.services.settings.PUBLIC_ORIGIN,
})
const one = memberOf(first)
const other = memberOf(second)
const folder = await mkdtemp(join(tmpdir(), 'tamga-ring-'))
after(() => rm(folder, { recursive: true, force: true }))

const guide = readFileSync(new URL('../../docs/connect-two-installations.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')

/** The operators get to know each other as docs/connect-two-installations.md says, where the machine has its tools. */
async function introduceByGuide(): Promise<[string, string]> {
  if (skipWithout('curl') || skipWithout('jq')) return introduce(one, other)
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      FOLDER: folder,
      HERE: one.address,
      HERE_TOKEN: one.admin.token!,
      THERE: other.address,
      THERE_TOKEN: other.admin.token!,
    },
  })
  const [tested, link, , verified] = stdout.trim().split('\n')
  assert.deepEqual([tested, link], ['true', 'approved'])
  assert.match(verified!, /lines, all signed by both sides and in order/)
  const idOf = async ({ admin }: Member) => (await ask(admin, 'get', '/peers')).items[0].id as string
  return [await idOf(one), await idOf(other)]
}

const peers = await introduceByGuide()

const messagesAt = async (
  member: Member,
  filter = '',
): Promise<{ id: string; status: string; problem: string }[]> =>
  (await ask(member.admin, 'get', `/messages?service=letters${filter}`)).items

test('keys are compared before a peer counts; a link carries nothing until both operators agreed', async () => {
  const wrong = await one.admin.post(`${RING}/peers`, { base_url: other.address })
  assert.equal(wrong.body.code, 'ring_peer_known')
  assert.equal(
    (await one.admin.post(`${RING}/peers`, { base_url: one.address })).body.code,
    'ring_peer_is_self',
  )
  const plain = await one.admin.post(`${RING}/peers`, { base_url: 'http://ministry.example.mn' })
  assert.deepEqual(
    [plain.status, plain.body.errors?.[0]?.path],
    [400, '/base_url'],
    'http is for loopback alone',
  )
  const { status } = await second.stranger.get('/platform/ring/peers')
  assert.equal(status, 401)
  await sendLetters(first.platform, ['before any link'])
  await connect(one, other, { peer: peers[0], service: 'letters' })
  const again = await one.admin.post(`${RING}/links`, {
    peer: peers[0],
    service: 'letters',
    direction: 'out',
  })
  assert.equal(again.body.code, 'ring_link_known')
  const unknown = await one.admin.post(`${RING}/links`, {
    peer: peers[0],
    service: 'gossip',
    direction: 'out',
  })
  assert.equal(unknown.body.code, 'ring_service_unknown')
  await sendLetters(first.platform, ['hello'])
  await until('the letter arrived', async () => (await lettersAt(other)).length > 0)
  assert.deepEqual(await lettersAt(other), ['hello'], 'what was sent before the link went nowhere')
  const tested = await ask(one.admin, 'post', `/peers/${peers[0]}/test`)
  assert.ok(tested.ok, tested.message.problem)
})

test('a large payload is fetched by reference, and is whole', async () => {
  const text = `large ${'я'.repeat(200_000)}`
  await sendLetters(first.platform, [text])
  await until('the large letter arrived', async () =>
    (await lettersAt(other)).some(one => one.startsWith('large')),
  )
  const [message] = await messagesAt(other, '&direction=in')
  assert.equal(message!.status, 'received')
  assert.equal((await fetch(`${one.address}/ring/v1/payloads/${randomUUID()}`)).status, 404)
})

test('body, path, peer, service, date or key changed: refused, without an effect; the same message twice: one effect', async () => {
  const { privateKey, kid } = await ringKeyOf(first)
  const draft = (changes: Partial<Draft> = {}): Draft => ({
    id: randomUUID(),
    from: one.address,
    to: other.address,
    service: 'letters',
    body: JSON.stringify({ text: `forged ${JSON.stringify(changes)}` }),
    key: { kid, privateKey },
    ...changes,
  })
  const refused = async (message: Draft, type: string) => {
    const answer = await forge(other.address, message)
    assert.equal(answer.body.type, type)
  }
  const good = draft()
  const taken = await forge(other.address, good)
  assert.deepEqual([taken.status, taken.body], [200, { status: 'taken' }])
  assert.match(taken.headers.get('signature-input')!, /"ring-request-digest"\);created=/)
  assert.deepEqual((await forge(other.address, good)).body, { status: 'known' })
  await refused({ ...good, body: '{"text":"another"}' }, 'Client.IdReused')
  await refused(draft({ sentBody: '{"text":"changed on the way"}' }), 'Client.DigestMismatch')
  await refused(draft({ sentPath: '/ring/v1/session-ended' }), 'Client.WrongAddress')
  await refused(draft({ service: 'directory-entry' }), 'Client.LinkNotApproved')
  await refused(draft({ signedPath: '/ring/v1/other' }), 'Client.SignatureInvalid')
  await refused(draft({ signedAuthority: 'elsewhere.example' }), 'Client.SignatureInvalid')
  await refused(draft({ from: 'https://nobody.example' }), 'Client.UnknownPeer')
  await refused(draft({ to: 'https://elsewhere.example' }), 'Client.WrongAddress')
  await refused(draft({ created: Math.floor(Date.now() / 1000) - 400 }), 'Client.SignatureExpired')
  await refused(draft({ created: Math.floor(Date.now() / 1000) + 400 }), 'Client.SignatureExpired')
  await refused(draft({ lifetime: 3600 }), 'Client.SignatureExpired')
  await refused(
    draft({ key: { kid, privateKey: generateKeyPairSync('ed25519').privateKey } }),
    'Client.SignatureInvalid',
  )
  await refused(draft({ key: { kid: 'unknown-key', privateKey } }), 'Client.SignatureInvalid')
  await refused(draft({ components: ['@method', 'content-digest'] }), 'Client.MalformedRequest')
  await refused(draft({ body: '{"text": 7}' }), 'Client.PayloadInvalid')
  await refused(draft({ body: '[]' }), 'Client.PayloadInvalid')
  const forged = (await lettersAt(other)).filter(text => text.startsWith('forged'))
  assert.deepEqual(forged, ['forged {}'])
})

test('a suspended link stops the queue during retries and lets it go on afterwards; either side can suspend', async () => {
  const { id } = (await ask(one.admin, 'get', '/links')).items.find(
    (link: { service: string }) => link.service === 'letters',
  )
  // The other side is away, so that attempts fail.
  await query(one.databaseUrl, `update ring_peer set base_url = 'http://localhost:9' where id = $1`, [
    peers[0],
  ])
  await sendLetters(first.platform, ['waits for the link'])
  await until('it is tried again', async () => (await messagesAt(one, '&status=retrying')).length === 1)
  await ask(one.admin, 'post', `/links/${id}/suspend`)
  const [held] = await messagesAt(one, '&status=held')
  assert.ok(held, 'the queue stands still at once')
  await query(one.databaseUrl, 'update ring_peer set base_url = $2 where id = $1', [peers[0], other.address])
  await until('the peer knows', async () => (await statusOf(other, 'letters', 'in')) === 'suspended')
  await sendLetters(first.platform, ['sent while suspended'])
  await until('both are held', async () => (await messagesAt(one, '&status=held')).length === 2)
  assert.equal(
    (await lettersAt(other)).some(text => text.includes('link') || text.includes('while')),
    false,
  )
  await ask(one.admin, 'post', `/links/${id}/approve`)
  await until(
    'both arrived',
    async () => (await lettersAt(other)).filter(text => /waits|while/.test(text)).length === 2,
  )
})

test('what cannot be delivered is given up after its attempts, and the operator tries it again', async () => {
  await query(one.databaseUrl, `update ring_peer set base_url = 'http://localhost:9' where id = $1`, [
    peers[0],
  ])
  await sendLetters(first.platform, ['came late'])
  const dead = await until('it is given up', async () => (await messagesAt(one, '&status=dead'))[0])
  assert.match(dead.problem, /^unreachable/)
  await query(one.databaseUrl, 'update ring_peer set base_url = $2 where id = $1', [peers[0], other.address])
  await ask(one.admin, 'post', `/messages/${dead.id}/retry`)
  await until('it arrived', async () => (await lettersAt(other)).includes('came late'))
})

test('a rotated key takes over with an overlap: peers are told by the old one, and messages go on', async () => {
  const { keys } = await ask(one.admin, 'post', '/keys/rotate', { overlap_seconds: 3600 })
  assert.equal(keys.length, 2)
  assert.ok(keys[1].valid_to !== null && keys[0].valid_to === null)
  await until('the peer knows the new key', async () => {
    const { items } = await ask(other.admin, 'get', '/peers')
    return items[0].keys.some((key: { kid: string }) => key.kid === keys[0].kid)
  })
  await sendLetters(first.platform, ['signed with the new key'])
  await until('it arrived', async () => (await lettersAt(other)).includes('signed with the new key'))
  const [last] = await query<{ entry: string }>(
    other.databaseUrl,
    'select entry from ring_evidence order by seq desc limit 1',
  )
  assert.ok(JSON.parse(last!.entry).request.base.includes(`keyid="${keys[0].kid}"`))
})

const python = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise(resolve => {
    const script = fileURLToPath(new URL('./verify_evidence.py', import.meta.url))
    execFile('python3', [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

test('an outsider verifies the evidence of both sides with Python, and finds a changed byte', async () => {
  const fingerprints: string[] = []
  for (const member of [one, other])
    for (const { fingerprint } of (await ask(member.admin, 'get', '/self')).keys)
      fingerprints.push(fingerprint)
  for (const member of [one, other]) {
    const { text } = await member.admin.get(`${RING}/evidence`)
    const lines = text.trimEnd().split('\n')
    assert.ok(lines.length > 8)
    assert.ok(!text.includes('hello'), 'the content is not in it')
    const file = join(folder, 'evidence.jsonl')
    await writeFile(file, text)
    assert.deepEqual(await python(file, ...fingerprints), {
      code: 0,
      output: `${lines.length} lines, all signed by both sides and in order\n`,
    })
    const at = text.indexOf('sha-256=:', Math.floor(text.length / 2)) + 12
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    await writeFile(file, changed)
    const found = await python(file)
    assert.equal(found.code, 1)
    assert.match(found.output, /^line \d+: /)
    await writeFile(file, [lines[0], ...lines.slice(2)].join('\n'))
    assert.match((await python(file)).output, /^line 2: the hash does not follow/)
    await writeFile(file, text)
    assert.match(
      (await python(file, 'AAAA')).output,
      /^line 1: request: the key is none of the published ones/,
    )
  }
  await assert.rejects(
    query(second.databaseUrl, `set role tamga_platform; update ring_evidence set hash = ''`),
    /permission denied/,
  )
})
