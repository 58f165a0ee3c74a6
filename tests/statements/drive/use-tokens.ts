import assert from 'node:assert/strict'
import { ADMIN_EMAIL, ADMIN_PASSWORD, createClient, type TestPlatform } from '@tamga/core/testing'
import { openBrowser } from '../../conformance/world/browser-session.ts'
import { createRelyingParty, registerClient } from '../../conformance/world/relying-party.ts'
import { isActive, postForm, userInfoStatus } from '../../conformance/world/token-endpoint.ts'

/** What an application does with the provider all day long. */
export async function useTokens({ admin, origin, platform }: TestPlatform): Promise<void> {
  const issuer = platform.services.settings.PUBLIC_ORIGIN
  const registered = await registerClient(admin, {
    first_party: true,
    grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
  })
  const party = await createRelyingParty(issuer, registered)
  const browser = openBrowser(issuer)
  await browser.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  const { tokens } = await party.signIn(browser, { scope: 'openid profile offline_access' })
  const token = (form: Record<string, string>) => postForm(`${origin}/oauth2/token`, form, registered)
  const refreshed = await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token! })
  assert.equal(refreshed.status, 200, refreshed.text)
  assert.equal((await token({ grant_type: 'client_credentials' })).status, 200)
  assert.equal(await isActive(origin, tokens.access_token, registered), true)
  assert.equal(await userInfoStatus(origin, tokens.access_token), 200)
  const api = createClient(origin)
  api.token = tokens.access_token
  assert.ok((await api.get('/me')).status < 500)
  const spentAgain = await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token! })
  assert.equal(spentAgain.status, 400, spentAgain.text)
  await postForm(`${origin}/oauth2/revoke`, { token: refreshed.body.refresh_token }, registered)
}
