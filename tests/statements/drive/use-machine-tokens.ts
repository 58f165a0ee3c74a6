import assert from 'node:assert/strict'
import { createClient, type TestPlatform } from '@tamga/core/testing'

/** What a program does with its token all day long. */
export async function useMachineTokens({ admin, origin }: TestPlatform): Promise<void> {
  const account = await admin.post('/service-accounts', { name: 'Driver', roles: ['admin'] })
  const personal = await admin.post('/tokens', { name: 'Driver' })
  const service = await admin.post(`/service-accounts/${account.body.id}/tokens`, { name: 'Driver' })
  for (const { body } of [personal, service]) {
    const program = createClient(origin)
    program.token = body.token
    assert.equal((await program.get('/audit?limit=1')).status, 200)
  }
}
