import assert from 'node:assert/strict'
import { type Client, createClient, type TestPlatform } from '@tamga/core/testing'
import { postForm } from '../../conformance/world/token-endpoint.ts'

/** What a program does with its token all day long. */
export async function useMachineTokens({ admin, origin }: TestPlatform): Promise<void> {
  const account = await admin.post('/service-accounts', { name: 'Driver', roles: ['admin'] })
  const personal = await admin.post('/tokens', { name: 'Driver' })
  const service = await admin.post(`/service-accounts/${account.body.id}/tokens`, { name: 'Driver' })
  // The application first: the next use of its account is noted only a minute later.
  const application = await tokenOfApplication(admin, origin, account.body.id)
  for (const token of [application, personal.body.token, service.body.token]) {
    const program = createClient(origin)
    program.token = token
    assert.equal((await program.get('/audit?limit=1')).status, 200)
  }
}

/** An application that acts as the account. */
async function tokenOfApplication(admin: Client, origin: string, service_account: string): Promise<string> {
  const { body } = await admin.post('/sso/clients', {
    name: 'Night run',
    grant_types: ['client_credentials'],
    scopes: ['audit.read'],
    service_account,
  })
  const form = { grant_type: 'client_credentials', scope: 'audit.read' }
  return (await postForm(`${origin}/oauth2/token`, form, body)).body.access_token
}
