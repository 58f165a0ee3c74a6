import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { deviceLink, EidClient, SessionFailedError, ValidationError } from '@gerege-systems/eid-mongolia-sdk'
import { startTestPlatform } from '@tamga/core/testing'

const { origin, mailDir } = await startTestPlatform({ after }, { bootstrap: false })
const pem = await readFile(join(mailDir, 'simulators', 'eid-trust.pem'), 'utf8')
const [root, issuing] = pem.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g)!

const sdk = (base: string, apiSecret = 'rp_sk_simulator') =>
  new EidClient({
    baseUrl: `${origin}${base}`,
    credentials: { rpUUID: '00000000-0000-4000-8000-000000000e1d', rpName: 'Интернэт банк', apiSecret },
    trust: { trustAnchorsPem: [root!], intermediatesPem: [issuing!] },
  })

const PROMPT = [{ type: 'displayTextAndPIN' as const, displayText60: 'Нэвтрэх' }]

const phone = (session: string, body: object) =>
  fetch(`${origin}/sim/eid/__phone/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

for (const base of ['/sim/eid', '/sim/eid/v3'])
  test(`the vendor's SDK signs in and signs at ${base}`, async () => {
    const eid = sdk(base)
    const login = await eid.auth.notificationByEtsi('УА90010101', PROMPT)
    assert.match(login.vc!, /^\d{5}$/)
    assert.equal((await phone(login.sessionId, { action: 'confirm', pin: '1234' })).status, 200)
    const who = eid.validator.validateAuth(await eid.session.waitForResult(login.sessionId), login.acsp!)
    assert.equal(who.documentNumber, 'PNOMN-111949212001-SIM1-Q')
    assert.match(who.subject, /PNOMN-111949212001/)
    assert.equal(who.certificateLevel, 'QUALIFIED')

    for (const signatureAlgorithm of ['rsassa-pss', 'sha256WithRSAEncryption'] as const) {
      const digest = createHash('sha256').update('гэрээ').digest('base64')
      const wish = await eid.sign.digestByDocument(who.documentNumber, digest, PROMPT, { signatureAlgorithm })
      await phone(wish.sessionId, { action: 'confirm', pin: '12345' })
      const signed = eid.validator.validateSign(await eid.session.waitForResult(wish.sessionId), digest)
      assert.notEqual(signed.certificate.serialNumber, who.certificate.serialNumber, 'a key of its own')
    }
  })

test('the vendor’s SDK signs in by a QR code that names nobody', async () => {
  const eid = sdk('/sim/eid')
  const login = await eid.auth.deviceLinkAnonymous(PROMPT)
  const scanned = await fetch(deviceLink(login).replace(/^http:\/\/[^/]+/, origin), { redirect: 'manual' })
  assert.equal(scanned.status, 303)
  await phone(login.sessionId, { action: 'scan', person: 'УБ90010102' })
  await phone(login.sessionId, { action: 'confirm', pin: '1234' })
  const who = eid.validator.validateAuth(await eid.session.waitForResult(login.sessionId), login.acsp!)
  assert.match(who.subject, /PNOMN-111949212002/)
})

test('the SDK refuses whom it must, and is refused without the secret', async () => {
  const eid = sdk('/sim/eid')
  await assert.rejects(sdk('/sim/eid', 'rp_sk_other').auth.notificationByEtsi('УА90010101', PROMPT), /401/)
  await assert.rejects(eid.auth.notificationByEtsi('УА00000000', PROMPT), /404/)
  const answer = async (id: string) => {
    const login = await eid.auth.notificationByEtsi(id, PROMPT)
    await phone(login.sessionId, { action: 'confirm', pin: '1234' })
    const result = await eid.session.waitForResult(login.sessionId)
    return () => eid.validator.validateAuth(result, login.acsp!)
  }
  assert.throws(await answer('ТА90010104'), SessionFailedError, 'refuses')
  assert.throws(await answer('ХА90010105'), SessionFailedError, 'times out')
  for (const id of ['ДЭ90010107', 'ДУ90010111', 'ҮЛ90010112', 'ӨӨ90010114', 'УР90010116', 'ПР90010117'])
    assert.throws(await answer(id), ValidationError, id)
})

test('three wrong PINs lock the session', async () => {
  const eid = sdk('/sim/eid')
  const login = await eid.auth.notificationByEtsi('УА90010101', PROMPT)
  for (let tries = 0; tries < 3; tries += 1) await phone(login.sessionId, { action: 'confirm', pin: '0000' })
  await phone(login.sessionId, { action: 'confirm', pin: '1234' })
  assert.equal((await eid.session.waitForResult(login.sessionId)).endResult, 'DOCUMENT_UNUSABLE')
})

/** The certificate that a simulated person answers with. */
async function certificateOf(document: string): Promise<string> {
  const answer = await fetch(`${origin}/sim/eid/signature/certificate/${document}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer rp_sk_simulator' },
    body: JSON.stringify({ relyingPartyUUID: '00000000-0000-4000-8000-000000000e1d' }),
  })
  const { cert } = (await answer.json()) as { cert: { value: string } }
  return new X509Certificate(Buffer.from(cert.value, 'base64')).toString()
}

test('OpenSSL accepts certificates, revocation list and OCSP answers of the simulated authority', async () => {
  const file = async (name: string, content: string | Buffer) => {
    await writeFile(join(mailDir, name), content)
    return join(mailDir, name)
  }
  const list = await fetch(`${origin}/sim/ca/issuing.crl`)
  const crl = await file('issuing.crl', Buffer.from(await list.arrayBuffer()))
  const [anchor, authority] = [await file('root.pem', root!), await file('issuing.pem', issuing!)]
  const openssl = (...words: string[]) =>
    promisify(execFile)('openssl', words).then(({ stdout, stderr }) => stdout + stderr)
  assert.match(
    await openssl('crl', '-in', crl, '-inform', 'DER', '-CAfile', authority, '-noout'),
    /verify OK/,
  )
  for (const [document, status] of [
    ['PNOMN-111949212001-SIM1-Q', 'good'],
    ['PNOMN-111949212009-SIM1-Q', 'revoked'],
  ] as const) {
    const leaf = await file(`${status}.pem`, await certificateOf(document))
    assert.match(await openssl('verify', '-CAfile', anchor, '-untrusted', authority, leaf), /OK/)
    const asked = ['-issuer', authority, '-cert', leaf, '-url', `${origin}/sim/ca/ocsp`, '-CAfile', anchor]
    const said = await openssl('ocsp', ...asked)
    assert.match(said, /Response verify OK/)
    assert.match(said, new RegExp(`${status}.pem: ${status}`))
  }
})

test('the phone page shows what waits, in the language of the caller', async () => {
  const eid = sdk('/sim/eid')
  const login = await eid.auth.notificationByEtsi('УБ90010102', PROMPT)
  const read = async (language: string) => {
    const page = await fetch(`${origin}/sim/eid/__phone`, { headers: { 'accept-language': language } })
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/)
    return page.text()
  }
  assert.match(await read('mn'), new RegExp(`Болд Сарнай[^]*Интернэт банк[^]*${login.vc}[^]*УА90010101`))
  assert.match(await read('en'), /Is this the code on the screen\?/)
  const form = new URLSearchParams({ action: 'confirm', pin: '1234' })
  const sent = await fetch(`${origin}/sim/eid/__phone/${login.sessionId}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  assert.equal(sent.headers.get('location'), '/sim/eid/__phone')
  assert.equal((await eid.session.waitForResult(login.sessionId)).endResult, 'OK')
})
