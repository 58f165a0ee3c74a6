import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  createClient,
  givenMember,
  registerRevision,
  runTamga,
  startTestPlatform,
  toPem,
  until,
} from '@tamga/core/testing'
import { unzipParts } from '../reports/unzip.ts'
import { addLists, signFile } from './incremental-save.ts'
import { makeFile } from './sample-files.ts'
import { createAuthority } from './test-authority.ts'

const now = new Date()
const authority = createAuthority(now)
const folder = mkdtempSync(join(tmpdir(), 'tamga-verify-'))
after(() => rmSync(folder, { recursive: true }))
const trustFile = join(folder, 'trust.pem')
writeFileSync(trustFile, toPem(authority.root.certificate))

const world = await startTestPlatform({ after }, { settings: { SIGN_TRUST_FILE: trustFile } })
const { stranger } = world

const verify = (bytes: Buffer, headers: Record<string, string> = {}) =>
  stranger.request('POST', '/verify', Uint8Array.from(bytes), {
    'content-type': 'application/pdf',
    ...headers,
  })

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

const base = await makeFile('table')
const bat = authority.signer('БАТ ДОРЖ, PNOMN-УУ99112233')
const first = addLists(signFile(base, { authority, signer: bat, stampedAt: now }), [authority.list()])
const second = signFile(first, { authority, signer: authority.signer('Saran'), stampedAt: now })

/** One digit of a page's size is another. */
const changed = Buffer.from(first)
changed[changed.indexOf('595')]! ^= 1

test('more than two files of one address at once are refused, and the others are judged', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(first)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.ok(refused.length > 0)
  assert.ok(Number(refused[0]!.headers.get('retry-after')) > 0)
  assert.ok(answers.filter(({ status }) => status === 200).length >= 2)
  assert.equal(answers.filter(({ status }) => status !== 200 && status !== 429).length, 0)
})

test('anybody can have a file judged, in their language, and no number of a person is shown', async () => {
  const { status, body, text, headers } = await verify(first)
  assert.equal(status, 200, text)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(body.verdict, 'valid')
  assert.equal(body.known, 'not_ours')
  assert.equal(body.sha256, sha256(first).toString('hex'))
  const [signature] = body.signatures
  assert.equal(signature.status, 'TOTAL_PASSED')
  assert.equal(signature.level, 'B-LT')
  assert.deepEqual(signature.covers, { revision: 2, of: 3 })
  assert.match(signature.signer.name, /^БАТ ДОРЖ, •+33$/)
  assert.ok(!text.includes('99112233'))

  const broken = await verify(changed, { 'accept-language': 'en' })
  assert.equal(broken.body.verdict, 'invalid')
  assert.deepEqual(broken.body.signatures[0].reasons, [
    { code: 'digest_mismatch', message: 'The content of the file was changed after it was signed.' },
  ])
  assert.equal((await verify(base)).body.verdict, 'unknown')
})

test('what is no readable PDF is refused with its reason', async () => {
  for (const [bytes, code] of [
    [Buffer.from('hello'), 'pdf_not_pdf'],
    [first.subarray(0, 4000), 'pdf_damaged'],
    [Buffer.concat([first, Buffer.from('x')]), 'pdf_damaged'],
  ] as const) {
    const { status, body } = await verify(bytes)
    assert.deepEqual([status, body.code], [422, code])
  }
  const other = await stranger.request('POST', '/verify', 'hello', { 'content-type': 'text/plain' })
  assert.equal(other.status, 415)
  assert.equal((await stranger.post('/verify', { sha256: 'no' })).status, 400)
  assert.equal((await stranger.post('/verify', { code: 'A'.repeat(22), sha256: 'a'.repeat(64) })).status, 400)
})

test('a file that was cut back to an earlier revision is exposed', async () => {
  const code = 'AAAAAAAAAAAAAAAAAAAAAA'
  const { tenant } = (await world.admin.get('/me')).body
  const at = now.toISOString()
  const register = (bytes: Buffer, revision: number, signer: string) =>
    world.platform.services.database.inTenant(tenant.id, tx =>
      registerRevision(tx, { sha256: sha256(bytes), code, revision, signer, level: 'B-LT', at }),
    )
  await register(first, 1, 'БАТ ДОРЖ, PNOMN-УУ99112233')
  assert.equal((await verify(first)).body.known, 'final')
  await register(second, 2, 'Saran')

  const cut = await verify(first)
  assert.equal(cut.body.known, 'earlier_revision')
  assert.equal(cut.body.verdict, 'valid_with_warnings')
  assert.deepEqual(cut.body.revision, { revision: 1, of: 2 })
  const whole = await verify(second)
  assert.deepEqual([whole.body.known, whole.body.verdict], ['final', 'valid'])

  const hash = (bytes: Buffer) => stranger.post('/verify', { sha256: sha256(bytes).toString('hex') })
  assert.deepEqual((await hash(first)).body, { known: 'earlier_revision' })
  assert.deepEqual((await hash(base)).body, { known: 'not_ours' })

  const byCode = await stranger.post('/verify', { code })
  assert.equal(byCode.body.sha256, sha256(second).toString('hex'))
  assert.deepEqual(
    byCode.body.signed.map(({ signer, level }: { signer: string; level: string }) => [
      signer.replace(/•+/, '…'),
      level,
    ]),
    [
      ['БАТ ДОРЖ, …33', 'B-LT'],
      ['Saran', 'B-LT'],
    ],
  )
  assert.equal((await stranger.post('/verify', { code: 'B'.repeat(22) })).status, 404)
})

test('a signed file downloads with its verification report, in the language of the caller', async () => {
  const { admin } = world
  const type = { 'content-type': 'application/pdf' }
  const title = encodeURIComponent('Гэрээ: 1/2')
  const { body } = await admin.request('POST', `/documents?title=${title}`, Uint8Array.from(first), type)
  const path = `/documents/${body.id}/versions/1/verified`
  const download = async (language: string) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'accept-language': language }
    const answer = await fetch(`${world.origin}/api/v1${path}`, { headers })
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/zip'])
    return unzipParts(Buffer.from(await answer.arrayBuffer()))
  }
  const parts = await download('mn')
  const names = ['Гэрээ 1 2.pdf', 'Гэрээ 1 2 - тайлан.pdf', 'Гэрээ 1 2 - тайлан.json']
  assert.deepEqual([...parts.keys()], names)
  assert.ok(parts.get(names[0]!)!.equals(first), 'the signed file itself, byte by byte')
  const report = JSON.parse(parts.get(names[2]!)!.toString())
  assert.deepEqual(
    [report.sha256, report.no, report.known, report.signatures[0].status],
    [sha256(first).toString('hex'), 1, 'earlier_revision', 'TOTAL_PASSED'],
  )
  assert.match(report.signatures[0].signer.name, /^БАТ ДОРЖ, •+33$/)
  const drawn = parts.get(names[1]!)!
  assert.equal((await verify(drawn)).body.verdict, 'unknown', 'a PDF that a reader takes')
  assert.ok(!Buffer.concat([drawn, parts.get(names[2]!)!]).includes('99112233'))
  assert.deepEqual([...(await download('en')).keys()][1], 'Гэрээ 1 2 - report.pdf')
  for (const [given, status] of [
    [path.replace('/1/verified', '/2/verified'), 404],
    [path.replace('/1/verified', '/x/verified'), 404],
    [path.replace(body.id, '0195f000-0000-7000-8000-000000000000'), 404],
  ] as const)
    assert.equal((await admin.get(given)).status, status)
  assert.equal((await stranger.get(path)).status, 401)
})

test('many documents are verified in the background, and a corrupt one among them stops nothing', async () => {
  const { admin } = world
  const upload = async (bytes: Buffer, title: string): Promise<string> => {
    const type = { 'content-type': 'application/pdf' }
    const { status, body, text } = await admin.request(
      'POST',
      `/documents?title=${title}`,
      Uint8Array.from(bytes),
      type,
    )
    assert.equal(status, 201, text)
    return body.id
  }
  const corrupt = await upload(Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n'), 'corrupt')
  const files = await Promise.all(
    [first, changed, base].map((bytes, index) => upload(bytes, `file-${index}`)),
  )
  const documents = [files[0]!, corrupt, ...files.slice(1)]
  const begun = await admin.post('/documents/verify', { documents })
  assert.equal(begun.status, 202, begun.text)
  assert.equal(begun.headers.get('location'), `/api/v1/documents/verify/${begun.body.id}`)
  const read = () => admin.get(`/documents/verify/${begun.body.id}`)
  await until('the batch is finished', async () => (await read()).body.status === 'finished')
  const { body } = await read()
  assert.deepEqual([body.total, body.done], [4, 4])
  assert.deepEqual(
    body.results.map((one: { document_id: string; verdict: string | null; problem: string | null }) => [
      one.document_id,
      one.verdict,
      one.problem,
    ]),
    [
      [files[0], 'valid_with_warnings', null],
      [corrupt, null, 'pdf_damaged'],
      [files[1], 'invalid', null],
      [files[2], 'unknown', null],
    ],
  )

  const { body: me } = await admin.get('/me')
  const person = await givenMember(world.platform.ctx, me.tenant, { email: 'plain@first.example' })
  const plain = createClient(world.origin)
  await plain.signIn(person.email, person.password)
  assert.equal((await plain.get(`/documents/verify/${begun.body.id}`)).status, 404)
  assert.equal((await plain.post('/documents/verify', { documents })).status, 404)
  assert.equal((await admin.post('/documents/verify', { documents: [] })).status, 400)
  assert.equal((await world.stranger.post('/documents/verify', { documents })).status, 401)
})

test('the command verifies files by themselves', async () => {
  const path = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const run = (...args: string[]) =>
    runTamga(['verify', ...args], { SIGN_TRUST_FILE: trustFile, DATA_DIR: folder })
  const good = path('good.pdf', first)
  const fine = await run(good)
  assert.equal(fine.code, 0, fine.stderr)
  assert.match(fine.stdout, /good\.pdf: valid\n {2}TOTAL_PASSED {2}signed by БАТ ДОРЖ, •+33, B-LT/)
  const mixed = await run('--json', good, path('bad.pdf', changed), path('no.pdf', Buffer.from('no')))
  assert.equal(mixed.code, 1)
  const { ok, files } = JSON.parse(mixed.stdout)
  assert.equal(ok, false)
  assert.deepEqual(
    files.map((file: { verdict: string; problem: string | null }) => [file.verdict, file.problem]),
    [
      ['valid', null],
      ['invalid', null],
      ['unknown', 'not_pdf'],
    ],
  )
  assert.equal((await run()).code, 2)
  assert.equal((await run(join(folder, 'absent.pdf'))).code, 1)
})
