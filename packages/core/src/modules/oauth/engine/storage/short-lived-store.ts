import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { Database } from '../../../../kernel/database/database.ts'
import type { Statement } from '../../../../kernel/database/statements.ts'
import { currentRequest } from '../request.ts'
import { limitAnonymousRequests } from './request-limit.ts'

type Row = { payload: AdapterPayload; consumed_at: string | null }

const now = (): number => Math.floor(Date.now() / 1000)

/** Placeholder for the value inside stored addresses, since the value itself is not stored. */
export const VALUE = '{value}'

/** Only in fields that the engine made; parameters of the request are stored unchanged. */
const replaced = (payload: AdapterPayload, found: string, by: string): AdapterPayload =>
  Object.fromEntries(
    Object.entries(payload).map(([name, field]) => [
      name,
      typeof field === 'string' ? field.replaceAll(found, by) : field,
    ]),
  )

/** Removes what must not be stored: the value, also inside addresses, and the session token. */
function withoutValue({ session, ...payload }: AdapterPayload, value: string): string {
  const { cookie: _token, ...about } = (session ?? {}) as Record<string, unknown>
  return JSON.stringify(replaced({ ...payload, ...(session && { session: about }) }, value, VALUE))
}

/** Puts the presented value back for the engine. */
const withValue = (payload: AdapterPayload, value: string): AdapterPayload => replaced(payload, VALUE, value)

const query = <R extends object>(name: string, text: string, values: unknown[]) => {
  const { database } = currentRequest().ctx.services
  return database.run<R>({ name, role: 'platform', text }, values)
}

const KEPT_FOR_STRANGERS = new Set(['Interaction', 'PushedAuthorizationRequest'])

/** Storage for interactions, pushed requests and replay detection; written at once, not at the end of the request. */
export function createShortLivedAdapter(model: string): Adapter {
  const isOnce = model === 'ReplayDetection'
  const found = (row: Row | undefined, value: string): AdapterPayload | undefined =>
    row && { ...withValue(row.payload, value), ...(row.consumed_at !== null && { consumed: true }) }
  return {
    async upsert(value, payload, expiresIn = 0) {
      if (KEPT_FOR_STRANGERS.has(model)) limitAnonymousRequests(currentRequest())
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
      // Of two concurrent requests, both of which the engine found unused, only one may be stored.
      if (isOnce && rowCount === 0) throw new errors.InvalidRequest('this may be used only once')
    },
    async find(value) {
      const { database } = currentRequest().ctx.services
      const { rows } = await database.run<Row>(FIND, [hashToken(value), model])
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
      // Of several concurrent requests that continue the same interaction only one may.
      if (model === 'Interaction' && !wasThere) throw new errors.InvalidRequest('this was used already')
    },
    revokeByGrantId: async () => {},
  }
}

const FIND: Statement = {
  name: 'oidc find',
  role: 'platform',
  text: 'select payload, consumed_at from oidc_token where id = $1 and model = $2 and expires_at > now()',
  isRepeatable: true,
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
