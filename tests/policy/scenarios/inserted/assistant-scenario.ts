import { randomUUID } from 'node:crypto'
import type { Client } from '@tamga/core/testing'
import { runAsOwner } from '../../world/policy-world.ts'
import type { Step } from '../change-scenario.ts'

/** A conversation and a proposal as a model leaves them; how they come about is told in tests/assistant. */
async function insertConversation(admin: Client, databaseUrl: string): Promise<string> {
  const id = randomUUID()
  const { tenant, user } = (await admin.get('/me')).body
  const own = `'${tenant.id}', '${id}', '${user.id}'`
  await runAsOwner(
    databaseUrl,
    `with conversation as (insert into assistant_conversation (tenant_id, id, person_id, title) values (${own}, 'Асуулт'))
     insert into assistant_proposal (tenant_id, id, person_id, tool, via, method, path, body, records, hash, expires_at)
       values (${own}, 'x', 'assistant', 'POST', '/x', '{}', '[]', '', now() + interval '1 hour')`,
  )
  return id
}

export function assistantSteps(admin: Client, databaseUrl: string): Step[] {
  const ROOT = '/api/v1/assistant'
  const known = { id: '' }
  return [
    {
      route: `DELETE ${ROOT}/proposals/:id`,
      prepare: async () => {
        known.id = await insertConversation(admin, databaseUrl)
      },
      run: () => admin.delete(`/assistant/proposals/${known.id}`),
    },
    {
      route: `DELETE ${ROOT}/conversations/:id`,
      run: () => admin.delete(`/assistant/conversations/${known.id}`),
    },
  ]
}
