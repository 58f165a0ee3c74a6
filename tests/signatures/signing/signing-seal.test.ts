import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { createClient, skipWithout, until } from '@tamga/core/testing'
import { makeDocument } from '../sample-files.ts'
import { openJudges, run } from './foreign-judges.ts'
import { startSigningWorld } from './signing-world.ts'
import { makeSoftHsm, SOFTHSM_MODULE } from './soft-hsm.ts'

const skip = skipWithout('softhsm2', 'opensc', 'poppler-utils', 'libnss3-tools', 'qpdf')
const VALID = 'Signature is Valid. Certificate is Trusted.'

test('the organisation gets its seal by a ceremony, and its members with the right put it on documents', {
  skip,
}, async t => {
  const softHsm = makeSoftHsm()
  after(() => softHsm.close())
  const world = await startSigningWorld(
    { after },
    { PKCS11_MODULE: SOFTHSM_MODULE, PKCS11_PIN_FILE: softHsm.pinFile, PKCS11_TOKEN: 'tamga' },
  )
  const { admin } = world
  const member = await world.givenSigner('member')
  const judges = openJudges(world.roots())
  after(() => judges.close())
  const seal = (id: string, more: object = {}) =>
    admin.post(`/documents/${id}/signatures`, { method: 'seal', level: 'B-B', ...more })

  await t.test('key, request, certificate', async () => {
    const empty = await admin.get('/seal')
    assert.deepEqual([empty.body.module, empty.body.token, empty.body.active], ['ready', 'tamga', null])
    assert.equal((await seal(await world.upload(admin, 'Эрт'))).body.code, 'seal_absent')
    assert.equal((await member.client.get('/seal')).status, 403)
    const made = await admin.post('/seal/key', { kind: 'ec-p256' })
    assert.equal(made.status, 201, made.text)
    assert.equal((await admin.post('/seal/key', { kind: 'ec-p256' })).status, 409)
    const request = made.body.awaiting.request
    const issue = (body: string) =>
      admin.request('POST', '//sim/ca/certificates', body, { 'content-type': 'application/pkcs10' })
    const pem = (await issue(request)).text
    assert.match(pem, /BEGIN CERTIFICATE/)
    const [, , root] = pem.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g)!
    for (const [wrong, code] of [
      ['no certificate', 'seal_certificate_of_another_key'],
      [root!, 'seal_certificate_of_another_key'],
    ] as const)
      assert.equal((await admin.put('/seal/certificate', { pem: wrong })).body.code, code)
    const put = await admin.put('/seal/certificate', { pem })
    assert.equal(put.status, 200, put.text)
    assert.deepEqual([put.body.active.certificate.subject, put.body.awaiting], ['Нэгдүгээр', null])
  })

  await t.test('one document, and many by one confirmation', async () => {
    const id = await world.upload(admin, 'Тушаал')
    const sealed = await seal(id, { level: 'B-T', page: 1 })
    assert.deepEqual([sealed.status, sealed.body.job.status], [202, 'signed'], sealed.text)
    assert.equal('verification_code' in sealed.body.job, false)
    assert.deepEqual(await judges.pdfsig(await world.content(admin, id, 2)), [VALID])
    // Certificates of seals name a list and no responder: what a later judge needs comes from lists alone.
    const long = await world.upload(admin, 'Архивын тушаал')
    const kept = await seal(long, { level: 'B-LT' })
    assert.equal(kept.body.job?.status, 'signed', kept.text)
    const file = await world.content(admin, long, 2)
    assert.deepEqual([file.includes('/CRLs'), file.includes('/OCSPs')], [true, false])
    const type = { 'content-type': 'application/pdf' }
    const judged = (await world.stranger.request('POST', '/verify', file, type)).body
    assert.deepEqual(
      [judged.verdict, judged.signatures[0].status, judged.signatures[0].level],
      ['valid', 'TOTAL_PASSED', 'B-LT'],
    )
    assert.deepEqual(await judges.pdfsig(file), [VALID])
    const documents: string[] = []
    for (const number of [1, 2, 3]) documents.push(await world.upload(admin, `Албан бичиг ${number}`))
    const damaged = await world.upload(admin, 'Гэмтсэн', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'))
    const begun = await admin.post('/signature-batches', {
      documents: [documents[0], damaged, ...documents.slice(1)],
      level: 'B-B',
    })
    assert.equal(begun.status, 202, begun.text)
    const ended = await until('the batch is finished', async () => {
      const { body } = await admin.get(`/signature-batches/${begun.body.id}`)
      return body.status === 'finished' && body
    })
    assert.deepEqual(
      ended.items.map((item: { status: string; failure: string | null }) => item.failure ?? item.status),
      ['signed', 'document_damaged', 'signed', 'signed'],
    )
    assert.deepEqual([ended.total, ended.done, ended.failed], [4, 4, 1])
    for (const each of documents) assert.equal((await admin.get(`/documents/${each}`)).body.signatures, 1)
    const { items } = (await admin.get('/signatures')).body
    assert.equal(items.filter((item: { method: string }) => item.method === 'seal').length, 5)
    assert.equal((await admin.get('/signatures/verify')).body.intact, true)
  })

  await t.test('nobody without the right, no token of a program, and no old session', async () => {
    const id = await world.upload(admin, 'Хамгаалалт')
    const { status, body } = await member.client.post('/signature-batches', { documents: [id], level: 'B-B' })
    assert.deepEqual([status, body.code, body.permission], [403, 'permission_denied', 'documents.seal'])
    const token = await admin.post('/tokens', {
      name: 'script',
      permissions: ['documents.seal', 'documents.read'],
    })
    assert.equal(token.status, 201, token.text)
    const program = createClient(world.origin)
    program.token = token.body.token
    const asked = await program.post(`/documents/${id}/signatures`, { method: 'seal', level: 'B-B' })
    assert.deepEqual([asked.status, asked.body.code], [403, 'session_required'])
    const records = (await admin.get('/audit?limit=200')).body.items as { action: string }[]
    const uses = records.filter(({ action }) => action === 'signatures.sealed')
    assert.equal(uses.length, 5)
  })

  /** Begins a batch, changes something before the first of its documents is sealed, and answers with what became of each. */
  async function sealAfter(client: typeof admin, documents: string[], change: () => Promise<void>) {
    await world.database.query('begin; lock table signature_job in share mode')
    const begun = await client.post('/signature-batches', { documents, level: 'B-B' })
    assert.equal(begun.status, 202, begun.text)
    await change()
    await world.database.query('commit')
    const ended = await until('the batch is finished', async () => {
      const { rows } = await world.database.query(
        `select i.status, i.failure from seal_batch b join seal_batch_item i on i.batch_id = b.id
          where b.id = $1 and b.status = 'finished' order by i.position`,
        [begun.body.id],
      )
      return rows.length > 0 && rows
    })
    return ended.map(({ status, failure }: { status: string; failure: string | null }) => failure ?? status)
  }

  await t.test('a batch seals the files that were confirmed, and not what came since', async () => {
    const documents = [await world.upload(admin, 'Нэг'), await world.upload(admin, 'Хоёр')]
    const found = await sealAfter(admin, documents, async () => {
      const file = await makeDocument(false, 'Өөр')
      const type = { 'content-type': 'application/pdf' }
      const added = await admin.request('POST', `/documents/${documents[1]}/versions?after=1`, file, type)
      assert.equal(added.status, 201, added.text)
    })
    assert.deepEqual(found, ['signed', 'stale_version'])
    const { status, signatures, version_no } = (await admin.get(`/documents/${documents[1]}`)).body
    assert.deepEqual([status, signatures, version_no], ['draft', 0, 2])
  })

  await t.test('whoever loses the right while a batch runs seals nothing more', async () => {
    const permissions = ['documents.read', 'documents.seal']
    const role = (await admin.post('/organisation/roles', { name: 'Тамгач', permissions })).body
    assert.equal((await admin.put(`/organisation/members/${member.id}/roles/${role.id}`)).status < 300, true)
    const documents = [await world.upload(member.client, 'Гурав'), await world.upload(member.client, 'Дөрөв')]
    const found = await sealAfter(member.client, documents, async () => {
      const taken = await admin.delete(`/organisation/members/${member.id}/roles/${role.id}`)
      assert.equal(taken.status, 200, taken.text)
    })
    assert.deepEqual(found, ['permission_denied', 'permission_denied'])
    for (const id of documents) assert.equal((await member.client.get(`/documents/${id}`)).body.signatures, 0)
  })

  await t.test('the key never leaves the module, and this process holds neither it nor the PIN', async () => {
    assert.match(softHsm.listPrivateKeys(), /sensitive, always sensitive, never extractable, local/)
    assert.doesNotMatch(readFileSync('/proc/self/maps', 'utf8'), /softhsm|pkcs11\.node/)
    const spoken = JSON.stringify([(await admin.get('/seal')).body, world.platform.services.settings])
    assert.ok(!spoken.includes(softHsm.pin))
  })

  await t.test(
    'the audit log becomes a sealed document that carries its records, and verifies for anybody',
    async () => {
      const made = await admin.post('/evidence-packs', { from: '2020-01-01T00:00:00.000Z' })
      assert.deepEqual([made.status, made.body.sealed], [201, true], made.text)
      const pack = await world.content(admin, made.body.document_id, 2)
      assert.deepEqual(await judges.pdfsig(pack), [VALID])
      assert.equal(judges.qpdf(pack), '')
      const [file, folder] = [`${judges.folder}/judged.pdf`, judges.folder]
      run('pdfdetach', ['-save', '1', '-o', `${folder}/records.jsonl`, file])
      const lines = readFileSync(`${folder}/records.jsonl`, 'utf8').trim().split('\n')
      assert.equal(lines.length, made.body.records)
      assert.ok(lines.some(line => JSON.parse(line).action === 'signatures.sealed'))
      const judged = await world.stranger.request('POST', '/verify', pack, {
        'content-type': 'application/pdf',
      })
      assert.deepEqual(
        [judged.status, judged.body.known, judged.body.signatures.length],
        [200, 'final', 1],
        judged.text,
      )
      assert.notEqual(judged.body.verdict, 'invalid', judged.text)
      assert.equal((await member.client.post('/evidence-packs')).status, 403)
    },
  )

  await t.test('so does the report of an access review that is closed, and of no other', async () => {
    assert.equal((await admin.post('/store/apps/sso-access-review/install')).status, 201)
    const root = '/sso/reviews/campaigns'
    const due_at = new Date(Date.now() + 86_400_000).toISOString()
    const campaign = (await admin.post(root, { name: 'Жилийн хяналт', self_review: true, due_at })).body
    const pack = { source: 'access_review', id: campaign.id }
    const early = await admin.post('/evidence-packs', pack)
    assert.equal(early.body.code, 'wrong_state', early.text)
    await admin.post(`${root}/${campaign.id}/open`)
    assert.equal((await admin.post(`${root}/${campaign.id}/close`)).status, 200)
    const made = await admin.post('/evidence-packs', pack)
    assert.deepEqual([made.status, made.body.sealed], [201, true], made.text)
    const file = await world.content(admin, made.body.document_id, 2)
    assert.deepEqual(await judges.pdfsig(file), [VALID])
    run('pdfdetach', ['-save', '1', '-o', `${judges.folder}/items.csv`, `${judges.folder}/judged.pdf`])
    const lines = readFileSync(`${judges.folder}/items.csv`, 'utf8').trim().split('\r\n')
    assert.equal(lines.length, made.body.records + 1)
    const type = { 'content-type': 'application/pdf' }
    const judged = (await world.stranger.request('POST', '/verify', file, type)).body
    assert.deepEqual([judged.known, judged.signatures.length], ['final', 1])
    assert.notEqual(judged.verdict, 'invalid')
    for (const [given, status] of [
      [{ ...pack, id: '0195f000-0000-7000-8000-000000000000' }, 404],
      [{ ...pack, source: 'nothing' }, 404],
      [{ ...pack, from: '2020-01-01T00:00:00.000Z' }, 400],
    ] as const)
      assert.equal((await admin.post('/evidence-packs', given)).status, status)
  })

  await t.test('a seal that was taken out of use seals nothing more', async () => {
    assert.equal((await admin.delete('/seal/certificate')).status, 204)
    assert.equal((await seal(await world.upload(admin, 'Дараа'))).body.code, 'seal_absent')
    assert.equal((await admin.get('/seal')).body.retired.length, 1)
  })
})
