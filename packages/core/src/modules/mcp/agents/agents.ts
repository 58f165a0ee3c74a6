import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { selectRegisteredClient } from '../../clients/index.ts'
import { endClientAccess } from '../../oauth/index.ts'
import * as store from './agent-store.ts'

const seesAll = ({ permissions }: SessionContext): boolean => permissions.has('assistant.manage')

export async function clientName({ services }: SessionContext, clientId: string): Promise<string> {
  return (await selectRegisteredClient(services.database, clientId))?.name ?? clientId
}

/** One's own agents; those of everybody for who manages them. */
export async function listAgents(ctx: SessionContext, query: PageQuery) {
  const page = await inTenant(ctx, tx => store.selectAgents(tx, seesAll(ctx) ? null : ctx.person.id, query))
  const items = await Promise.all(
    page.items.map(async ({ client_id, person_id: _person, ...agent }) => ({
      ...agent,
      client: { client_id, name: await clientName(ctx, client_id) },
    })),
  )
  return { ...page, items }
}

/** Its tokens end at once, and what the person agreed to; it may ask again, and then the person is asked again. */
export async function cutAgentOff(ctx: SessionContext, id: string): Promise<void> {
  const found = await inTenant(ctx, tx => store.selectAgent(tx, id))
  if (!found || (found.person_id !== ctx.person.id && !seesAll(ctx))) throw notFound()
  const { client_id, person_id } = found
  const name = await clientName(ctx, client_id)
  await inTenant(ctx, async tx => {
    await endClientAccess(tx, { person_id, client_id })
    await store.deleteAgent(tx, id)
    await recordChange(tx, ctx, {
      action: 'agents.cut_off',
      target: { type: 'client', id: client_id, name },
      changes: { person: [found.user.name, null] },
    })
  })
}

/** Each call counts; the first one is in the log. */
export async function noteAgentUse(ctx: SessionContext, clientId: string): Promise<void> {
  const name = await clientName(ctx, clientId)
  await inTenant(ctx, async tx => {
    const isNew = await store.upsertAgent(tx, { id: uuidv7(), person_id: ctx.person.id, client_id: clientId })
    if (isNew)
      await recordChange(tx, ctx, {
        action: 'agents.connected',
        target: { type: 'client', id: clientId, name },
      })
  })
}
