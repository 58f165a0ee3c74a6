import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { givenMember, startTestPlatform } from '@tamga/core/testing'
import { startStandIn } from '../../../../tests/federation/providers/stand-in-provider.ts'
import { createVisitor } from '../../../../tests/federation/world/visitor.ts'
import { signIn } from '../../distribution.ts'

test('a session says through which provider it came: of the tenant, or of the installation', async () => {
  const idp = await startStandIn({ after })
  const { admin, platform } = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      settings: {
        SOCIAL_LOGIN_CLIENT_ID: 'tamga',
        SOCIAL_LOGIN_ISSUER: idp.issuer,
        OUTBOUND_ALLOW: '127.0.0.1',
      },
    },
  )
  for (const app of ['sso-sessions', 'sso-federation'])
    assert.equal((await admin.post(`/store/apps/${app}/install`)).status, 201)
  const { tenant } = (await admin.get('/me')).body
  const person = await givenMember(platform.ctx, tenant, { email: 'came@first.example' })
  const fields = { name: 'Компани', issuer: idp.issuer, client_id: 'tamga', trust_email: true }
  const company = (await admin.post('/sso/federation/providers', fields)).body
  idp.person = { sub: 'came', email: person.email, email_verified: true }
  for (const id of [company.id, 'social'])
    await createVisitor().go(`${platform.services.settings.PUBLIC_ORIGIN}/api/v1/auth/sso/${id}/start`)
  const { items } = (await admin.get(`/sso/sessions/users/${person.id}?sort=created_at`)).body
  assert.deepEqual(
    items.map(({ provider }: { provider: unknown }) => provider),
    [
      { id: company.id, name: 'Компани' },
      { id: 'social', name: new URL(idp.issuer).host },
    ],
  )
  const own = (await admin.get('/sso/sessions')).body.items.filter(
    ({ current }: { current: boolean }) => current,
  )
  assert.deepEqual([own.length, own[0].provider], [1, null])
})
