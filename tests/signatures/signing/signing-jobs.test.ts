import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { skipWithout, until } from '@tamga/core/testing'
import { convert, makeDocument } from '../sample-files.ts'
import { openJudges, signaturesIn } from './foreign-judges.ts'
import { CITIZENS, startSigningWorld } from './signing-world.ts'

const needed = { skip: skipWithout('poppler-utils', 'qpdf', 'libnss3-tools') }
const world = await startSigningWorld({ after })
const [bat, sarnai] = [
  await world.givenSigner('bat', CITIZENS[0]),
  await world.givenSigner('sarnai', CITIZENS[1]),
]
const stranger = await world.givenSigner('stranger')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const VALID = 'Signature is Valid. Certificate is Trusted.'

const sign = (signer: typeof bat, id: string, more: object = {}) =>
  signer.client.post(`/documents/${id}/signatures`, { method: 'eid', level: 'B-B', ...more })

async function signWhole(signer: typeof bat, id: string, more: object = {}) {
  const begun = await sign(signer, id, more)
  assert.equal(begun.status, 202, begun.text)
  await world.confirm()
  const ended = await signer.client.get(`/signature-jobs/${begun.body.job.id}`)
  assert.equal(ended.body.job.status, 'signed', ended.text)
  return ended.body.job
}

test(
  'a document is signed with PIN2 at every level, and programs of others find it valid',
  needed,
  async () => {
    const judges = openJudges(world.roots())
    after(() => judges.close())
    for (const level of ['B-B', 'B-T', 'B-LT', 'B-LTA']) {
      const id = await world.upload(bat.client, `Гэрээ ${level}`)
      const begun = await sign(bat, id, { level, reason: 'Зөвшөөрөв', page: 1 })
      assert.equal(begun.status, 202, begun.text)
      assert.equal(begun.body.job.status, 'awaiting_signer')
      assert.match(begun.body.job.verification_code, /^\d{5}$/)
      assert.equal((await sign(sarnai, id)).status, 404)
      assert.equal((await sign(bat, id)).body.code, 'signing_in_progress')
      await world.confirm()
      const ended = await bat.client.get(`/signature-jobs/${begun.body.job.id}`)
      assert.deepEqual([ended.body.job.status, ended.body.job.failure], ['signed', null])
      const document = (await bat.client.get(`/documents/${id}`)).body
      assert.deepEqual([document.status, document.version_no, document.signatures], ['signed', 2, 1])
      const [before, signed] = [
        await world.content(bat.client, id, 1),
        await world.content(bat.client, id, 2),
      ]
      assert.ok(signed.subarray(0, before.length).equals(before))
      assert.equal((await judges.pdfsig(signed))[0], VALID, level)
      assert.equal(judges.qpdf(signed), '')
      const found = signaturesIn(signed)
      assert.match(judges.cms(found[0]!.signedData, found[0]!.content), /successful/)
      assert.equal(found.length, level === 'B-LTA' ? 2 : 1)
      if (level === 'B-LTA')
        assert.match(judges.timestamp(found[1]!.signedData, found[1]!.content), /Verification: OK/)
      assert.equal(signed.includes('/DSS'), level === 'B-LT' || level === 'B-LTA')
      assert.equal(signed.includes('/OCSPs'), level === 'B-LT' || level === 'B-LTA')
      const { items } = (await bat.client.get(`/signatures?document=${id}`)).body
      assert.deepEqual(
        [items.length, items[0].sha256_before, items[0].sha256_after, items[0].level, items[0].signer],
        [1, sha256(before), sha256(signed), level, 'Бат Дорж'],
      )
      assert.doesNotMatch(JSON.stringify(items), new RegExp(CITIZENS[0]))
    }
  },
)

test(
  'several people sign in their order; one who declines says why, and nobody goes on behind them',
  needed,
  async () => {
    const id = await world.upload(bat.client, 'Хамтын гэрээ')
    const signers = [
      { person_id: sarnai.id, position: 1 },
      { person_id: bat.id, position: 2 },
    ]
    const put = await bat.client.put(`/documents/${id}/signers`, { signers })
    assert.deepEqual([put.status, put.body.turn], [200, [sarnai.id]], put.text)
    assert.equal((await sign(bat, id)).body.code, 'not_your_turn')
    await signWhole(sarnai, id)
    assert.deepEqual((await bat.client.get(`/documents/${id}/signers`)).body.turn, [bat.id])
    await signWhole(bat, id)
    const judges = openJudges(world.roots())
    after(() => judges.close())
    assert.deepEqual(await judges.pdfsig(await world.content(bat.client, id, 3)), [VALID, VALID])
    const other = await world.upload(bat.client, 'Татгалзах гэрээ')
    await bat.client.put(`/documents/${other}/signers`, { signers })
    const path = `/documents/${other}/signers/decline`
    assert.equal((await sarnai.client.post(path, {})).status, 400)
    const declined = await sarnai.client.post(path, { reason: 'Дүн нь буруу' })
    assert.deepEqual(
      declined.body.signers.map((one: { status: string; reason: string | null }) => [one.status, one.reason]),
      [
        ['declined', 'Дүн нь буруу'],
        ['waiting', null],
      ],
    )
    assert.equal((await sign(bat, other)).body.code, 'signing_declined')
    assert.equal((await sarnai.client.post(path, { reason: 'again' })).status, 409)
    const renamed = await bat.client.put(`/documents/${other}/signers`, { signers: [signers[1]!] })
    assert.deepEqual([renamed.body.turn, renamed.body.signers.length], [[bat.id], 1], renamed.text)
    await signWhole(bat, other)
  },
)

test(
  'who refuses, who cancels and whose phone does something else leave the document as it was',
  needed,
  async () => {
    const id = await world.upload(bat.client, 'Татгалзал')
    const first = (await sign(bat, id)).body.job
    await world.decide({ action: 'refuse' })
    assert.equal((await bat.client.get(`/signature-jobs/${first.id}`)).body.job.status, 'refused')
    const second = (await sign(bat, id)).body.job
    assert.equal((await sarnai.client.get(`/signature-jobs/${second.id}?wait=0`)).status, 404)
    assert.equal((await bat.client.delete(`/signature-jobs/${second.id}`)).status, 204)
    assert.equal((await bat.client.get(`/signature-jobs/${second.id}`)).body.job.status, 'cancelled')
    assert.equal((await bat.client.delete(`/signature-jobs/${second.id}`)).status, 409)
    await world.decide({ action: 'confirm', pin: '12345' })
    for (const [at, failure] of [
      [14, 'signature_wrong'],
      [15, 'other_person'],
      [16, 'flow_wrong'],
    ] as const) {
      const odd = await world.givenSigner(`odd${at}`, `1119492120${at}`)
      const own = await world.upload(odd.client, 'Өөр')
      const begun = await sign(odd, own)
      if (begun.status !== 202) {
        assert.equal(begun.body.code, 'signer_refused', begun.text)
        continue
      }
      await world.confirm()
      const { job } = (await odd.client.get(`/signature-jobs/${begun.body.job.id}`)).body
      assert.deepEqual([job.status, job.failure], ['failed', failure])
      assert.equal((await odd.client.get(`/documents/${own}`)).body.version_no, 1)
    }
    for (const civil of ['111949212007', '111949212009', '111949212011', '111949212012']) {
      const bad = await world.givenSigner(`bad${civil}`, civil)
      const own = await world.upload(bad.client, 'Муу гэрчилгээ')
      const { status, body } = await sign(bad, own)
      assert.deepEqual([status, body.code], [422, 'signer_refused'], civil)
    }
    const document = (await bat.client.get(`/documents/${id}`)).body
    assert.deepEqual([document.version_no, document.signatures, document.status], [1, 0, 'draft'])
  },
)

test('a process that ends between the question and its note of it rings nobody twice', needed, async () => {
  const questions = async () => {
    const page = (await world.stranger.get('//sim/eid/__phone', { 'accept-language': 'mn' })).text
    return new Set(page.match(/(?<=__phone\/)[0-9a-f-]{36}/g)).size
  }
  const forget = (id: string, seconds: number) =>
    world.database.query(
      `update signature_job set status = 'prepared', reference = jsonb_build_object('prompt', reference->'prompt'),
              verification_code = null, created_at = now() - make_interval(secs => $2) where id = $1`,
      [id, seconds],
    )
  const rung = await questions()
  const id = await world.upload(bat.client, 'Тасарсан')
  const { job } = (await sign(bat, id)).body
  assert.equal(await questions(), rung + 1)
  await forget(job.id, 0)
  const again = (await bat.client.get(`/signature-jobs/${job.id}?wait=1`)).body.job
  assert.deepEqual([again.status, again.verification_code], ['awaiting_signer', job.verification_code])
  assert.equal(await questions(), rung + 1)
  await forget(job.id, 20)
  const late = (await bat.client.get(`/signature-jobs/${job.id}?wait=1`)).body.job
  assert.deepEqual([late.status, late.failure], ['failed', 'interrupted'])
  assert.equal(await questions(), rung + 1)
  await world.confirm()
  await signWhole(bat, id)
})

test(
  'who may only read a draft does not end it by a signature; who edits it or is named does',
  needed,
  async () => {
    const share = (id: string, level: string) =>
      bat.client.put(`/documents/${id}/access/${sarnai.id}`, { kind: 'person', level })
    const id = await world.upload(bat.client, 'Ноорог')
    await share(id, 'read')
    const refused = await sign(sarnai, id)
    assert.deepEqual([refused.status, refused.body.code], [403, 'document_access_insufficient'], refused.text)
    const named = await world.upload(bat.client, 'Нэрлэсэн')
    await bat.client.put(`/documents/${named}/signers`, { signers: [{ person_id: sarnai.id, position: 1 }] })
    await signWhole(sarnai, named)
    await share(id, 'edit')
    const begun = await sign(sarnai, id)
    assert.equal(begun.status, 202, begun.text)
    // Judged again when the signature is added.
    await share(id, 'read')
    await world.confirm()
    const ended = (await sarnai.client.get(`/signature-jobs/${begun.body.job.id}`)).body.job
    assert.deepEqual([ended.status, ended.failure], ['failed', 'document_access_insufficient'])
    assert.deepEqual((await bat.client.get(`/documents/${id}`)).body.status, 'draft')
    await share(id, 'edit')
    await signWhole(sarnai, id)
    await share(id, 'read')
    await signWhole(sarnai, id)
  },
)

test('bad input, missing means and strangers are refused before anybody is asked', needed, async () => {
  const id = await world.upload(bat.client, 'Буруу')
  for (const [send, status, code] of [
    [() => sign(bat, id, { level: 'B-X' }), 400, 'validation_failed'],
    [() => sign(bat, id, { sha256: '0'.repeat(64) }), 409, 'stale_version'],
    [() => sign(bat, id, { page: 9 }), 400, 'validation_failed'],
    [() => sign(bat, id, { box: [0, 0, 10, 10] }), 400, 'validation_failed'],
    [() => sign(bat, id, { method: 'seal' }), 403, 'permission_denied'],
    [() => sign(stranger, id), 404, 'not_found'],
    [() => bat.client.get('/signature-jobs/0195f000-0000-7000-8000-000000000000'), 404, 'not_found'],
    [() => bat.client.get(`/signatures?document=${'0'.repeat(36)}`), 400, 'validation_failed'],
    [() => stranger.client.get(`/signatures?document=${id}`), 404, 'not_found'],
    [() => bat.client.get('/signatures/verify'), 403, 'permission_denied'],
    [
      () => world.admin.post(`/documents/${id}/signatures`, { method: 'seal', level: 'B-B' }),
      422,
      'seal_module_absent',
    ],
  ] as const) {
    const answer = await send()
    assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text)
  }
  const own = await world.upload(stranger.client, 'Холбоогүй')
  assert.equal((await sign(stranger, own)).body.code, 'eid_required_to_sign')
  const locked = convert(await makeDocument(false), (from, to) => [
    '--encrypt',
    'a',
    'b',
    '256',
    '--',
    from,
    to,
  ])
  assert.equal(
    (await sign(bat, await world.upload(bat.client, 'Түгжээтэй', locked))).body.code,
    'document_encrypted',
  )
  const damaged = Buffer.from('%PDF-1.7\nnothing\n%%EOF\n')
  assert.equal(
    (await sign(bat, await world.upload(bat.client, 'Гэмтсэн', damaged))).body.code,
    'document_damaged',
  )
  assert.equal((await world.admin.get('/seal')).body.module, 'absent')
})

test('who has no access learns nothing of a document, by search, queue, log, notification or report; their own copy tells each what they did', async () => {
  const title = 'Нууцхан төлөвлөгөө'
  const id = await world.upload(bat.client, title)
  const share = { kind: 'person', level: 'comment' }
  assert.equal((await bat.client.put(`/documents/${id}/access/${sarnai.id}`, share)).status, 200)
  const comment = { text: 'Хараарай', mentions: [sarnai.id] }
  assert.equal((await bat.client.post(`/documents/${id}/comments`, comment)).status, 201)
  const flow = await bat.client.post(`/documents/${id}/flow`, { steps: [{ approvers: [sarnai.id] }] })
  assert.ok(flow.status < 300, flow.text)
  const told = await until('sarnai is told', async () => {
    const { text } = await sarnai.client.get('/me/notifications')
    return text.includes(title) && text
  })
  assert.match(told, /document_mention/)
  const queue = (await sarnai.client.get('/approvals/queue')).body.items
  const own = queue.find((item: { document: { id: string } }) => item.document.id === id)
  const search = `/documents?q=${encodeURIComponent('Нууцхан')}&count=true`
  const ways = [
    search,
    '/documents?count=true',
    '/approvals/queue?count=true',
    '/signatures?count=true',
    '/me/notifications',
    '/me/export',
    '/reports/datasets',
    '/reports',
    '/dashboard',
  ]
  const runList = ({ client }: typeof bat) =>
    client.post('/reports/run', { dataset: 'documents', by: ['title', 'status'], measures: [] })
  const requireSilence = async () => {
    for (const way of ways) {
      const { text } = await stranger.client.get(way)
      assert.ok(!text.includes(id) && !text.includes('Нууцхан'), way)
    }
    assert.equal((await stranger.client.get(search)).body.total, 0)
    for (const part of ['', '/versions', '/comments', '/flow', '/signers', '/versions/1/verified'])
      assert.equal((await stranger.client.get(`/documents/${id}${part}`)).status, 404, part)
    const listed = await runList(stranger)
    assert.deepEqual([listed.status, listed.text.includes('Нууцхан')], [200, false], listed.text)
  }
  await requireSilence()
  assert.equal((await sarnai.client.get(search)).body.total, 1)
  assert.match((await runList(sarnai)).text, /Нууцхан/)
  const decision = { decision: 'approve', comment: 'Зөв' }
  assert.equal((await sarnai.client.put(`/approvals/${own.id}`, decision)).status, 200)
  await signWhole(bat, id)
  await requireSilence()
  const copyOf = async (signer: typeof bat) => JSON.parse((await signer.client.get('/me/export')).text)
  const [copy, other] = [await copyOf(bat), await copyOf(sarnai)]
  const of = (rows: { document_id?: string; id: string }[]) =>
    rows.filter(row => row.document_id === id || row.id === id).length
  assert.deepEqual([of(copy.documents), of(copy.document_comments), of(copy.signatures)], [1, 1, 1])
  assert.deepEqual([of(other.documents), of(other.approvals)], [0, 1])
})

test(
  'the log is a chain: nobody changes it, and a change by the owner of the database is found',
  needed,
  async () => {
    const whole = (await world.admin.get('/signatures/verify')).body
    assert.deepEqual([whole.intact, whole.fault], [true, null])
    assert.ok(whole.entries >= 6)
    const { items } = (await stranger.client.get('/signatures')).body
    assert.deepEqual(items, [])
    const { rows } = await world.database.query(
      `select has_table_privilege('tamga_app', 'signature_log', 'update') or has_table_privilege('tamga_app', 'signature_log', 'delete') as may`,
    )
    assert.equal(rows[0].may, false)
    await world.database.query(`update signature_log set signer_name = 'Somebody else' where number = 3`)
    const changed = (await world.admin.get('/signatures/verify')).body
    assert.deepEqual([changed.intact, changed.fault], [false, { number: 3, reason: 'changed' }])
  },
)
