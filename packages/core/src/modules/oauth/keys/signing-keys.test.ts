import assert from 'node:assert/strict'
import { createPublicKey, sign, verify } from 'node:crypto'
import test from 'node:test'
import pg from 'pg'
import { startTestPlatform } from '../../../testing/test-platform.ts'
import { thumbprint } from './key-material.ts'
import { advanceSigningKeys, rotateSigningKeys } from './rotate-keys.ts'
import { ensureSigningKeys, readActiveKeys, readSigningKeys } from './signing-keys.ts'

test('a key id is the thumbprint of RFC 7638 and RFC 8037', () => {
  const rsa = {
    kty: 'RSA',
    n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
    e: 'AQAB',
    alg: 'RS256',
    kid: '2011-04-29',
  }
  assert.equal(thumbprint(rsa), 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs')
  const ed25519 = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
  assert.equal(thumbprint(ed25519), 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
})

test('signing keys are made once, sealed, and advance with the clock', async t => {
  const { platform, databaseUrl } = await startTestPlatform(t)
  const { ctx } = platform
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const later = (interval: string) =>
    owner.query(
      `update oidc_signing_key set created_at = created_at - interval '${interval}', retired_at = retired_at - interval '${interval}'`,
    )
  const statuses = async () =>
    (await owner.query('select status, count(*)::int from oidc_signing_key group by 1 order by 1')).rows

  await t.test('starts that come together agree on the first keys', async () => {
    await Promise.all([ensureSigningKeys(ctx), ensureSigningKeys(ctx), ensureSigningKeys(ctx)])
    await ensureSigningKeys(ctx)
    const made = await readActiveKeys(ctx)
    assert.deepEqual(made.map(key => key.alg).toSorted(), ['ES256', 'EdDSA', 'RS256'])
    assert.equal((await readSigningKeys(ctx)).published.length, 3)
  })

  await t.test('what a key signs is verified with the key set, which holds nothing private', async () => {
    const { published: keys } = await readSigningKeys(ctx)
    const data = Buffer.from('тамга')
    for (const { kid, alg, privateKey } of await readActiveKeys(ctx)) {
      const jwk = keys.find(key => key.kid === kid)!
      const digest = alg === 'EdDSA' ? null : 'sha256'
      assert.ok(
        verify(digest, data, createPublicKey({ key: jwk, format: 'jwk' }), sign(digest, data, privateKey)),
      )
      assert.equal(jwk.use, 'sig')
      assert.equal('d' in jwk, false)
    }
  })

  await t.test(
    'a published key signs after a day, and the former one leaves the key set after thirty',
    async () => {
      const active = async () => (await readActiveKeys(ctx)).map(({ kid }) => kid).toSorted()
      const first = await active()
      const { published } = await rotateSigningKeys(ctx)
      await advanceSigningKeys(ctx)
      assert.deepEqual(await active(), first)
      await later('25 hours')
      // Here or by the hourly job, whoever comes first.
      await advanceSigningKeys(ctx)
      assert.deepEqual(await active(), published.toSorted())
      assert.deepEqual(await statuses(), [
        { status: 'active', count: 3 },
        { status: 'retired', count: 3 },
      ])
      await later('30 days')
      await advanceSigningKeys(ctx)
      assert.deepEqual(await statuses(), [{ status: 'active', count: 3 }])
    },
  )
  await owner.end()
})
