import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { Database } from '../../../../kernel/database/database.ts'
import type { Statement } from '../../../../kernel/database/statements.ts'
import { currentRequest } from '../request.ts'
import { limitStrangers } from './request-limit.ts'

type Row = { payload: AdapterPayload; consumed_at: string | null }

const now = (): number => Math.floor(Date.now() / 1000)

/** Stands for the value inside stored addresses: it is not kept. */
export const VALUE = '{value}'

/** In fields of the engine's own making alone: what a request says about itself is kept as it came. */
const replaced = (payload: AdapterPayload, found: string, by: string): AdapterPayload =>
  Object.fromEntries(
    Object.entries(payload).map(([name, field]) => [
      name,
      typeof field === 'string' ? field.replaceAll(found, by) : field,
    ]),
  )

/** What must not be found in the database: the value, also inside addresses, and the token of the session. */
function withoutValue({ session, ...payload }: AdapterPayload, value: string): string {
  const { cookie: _token, ...about } = (session ?? {}) as Record<string, unknown>
  return JSON.stringify(replaced({ ...payload, ...(session && { session: about }) }, value, VALUE))
}

/** The engine gets the value back from what was presented. */
const withValue = (payload: AdapterPayload, value: string): AdapterPayload => replaced(payload, VALUE, value)

const query = <R extends object>(name: string, text: string, values: unknown[]) => {
  const { database } = currentRequest().ctx.services
  return database.run<R>({ name, role: 'platform', text }, values)
}

const KEPT_FOR_STRANGERS = new Set(['Interaction', 'PushedAuthorizationRequest'])

/** Interactions, pushed requests, and what must not be seen twice: written at once. */
export function createShortLivedAdapter(model: string): Adapter {
  const isOnce = model === 'ReplayDetection'
  const found = (row: Row | undefined, value: string): AdapterPayload | undefined =>
    row && { ...withValue(row.payload, value), ...(row.consumed_at !== null && { consumed: true }) }
  return {
    async upsert(value, payload, expiresIn = 0) {
      if (KEPT_FOR_STRANGERS.has(model)) limitStrangers(currentRequest())
      const { rowCount } = await query(
        isOnce ? 'oidc keep once' : 'oidc keep',
        `insert into oidc_token (id, model, grant_id, client_id, payload, expires_at)
         values ($1, $2, $3, $4, $5, to_timestamp($6))
         on conflict (id) do ${isOnce ? 'nothing' : 'update set payload = excluded.payload, grant_id = excluded.grant_id, expires_at = excluded.expires_at'}`,
        [
          hashToken(value),
          model,
          payload.grantId ?? null,
          payload.clientId ?? null,
          withoutValue(payload, value),
          payload.exp ?? now() + expiresIn,
        ],
      )
      // Two that came together: the engine found neither, so only one may be kept.
      if (isOnce && rowCount === 0) throw new errors.InvalidRequest('this may be used only once')
    },
    async find(value) {
      const { rows } = await query<Row>(
        'oidc find',
        'select payload, consumed_at from oidc_token where id = $1 and model = $2 and expires_at > now()',
        [hashToken(value), model],
      )
      return found(rows[0], value)
    },
    findByUserCode: async () => undefined,
    findByUid: async () => undefined,
    async consume(value) {
      const { rowCount } = await query(
        'oidc spend',
        'update oidc_token set consumed_at = now() where id = $1 and consumed_at is null',
        [hashToken(value)],
      )
      if (rowCount === 0) throw new errors.InvalidRequest('this was used already')
    },
    async destroy(value) {
      const wasThere = await deleteShortLived(currentRequest().ctx.services.database, hashToken(value))
      // Several that go on with one answer: the engine found it for each, so only one may.
      if (model === 'Interaction' && !wasThere) throw new errors.InvalidRequest('this was used already')
    },
    revokeByGrantId: async () => {},
  }
}

const DELETE: Statement = {
  name: 'oidc remove',
  role: 'platform',
  text: 'delete from oidc_token where id = $1',
}

export async function deleteShortLived(database: Database, hash: Buffer): Promise<boolean> {
  const { rowCount } = await database.run(DELETE, [hash])
  return rowCount === 1
}
