import type { Selectable } from 'kysely'
import { PLATFORM_CHAIN } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { LookUp } from '../../kernel/database/look-ups.ts'
import type { ClientTables } from './tables.ts'

/** The tenant's slug is null for a client of the installation. */
export type RegisteredClient = Selectable<ClientTables['oidc_client']> & { tenant_slug: string | null }

/** Whether a client belongs to the installation: its users then choose the tenant. */
export const isInstallationWide = ({ tenant_id }: { tenant_id: string }): boolean =>
  tenant_id === PLATFORM_CHAIN

/** A condition on `oidc_client c`: switched on, and of an active tenant that has the app active. */
export const USABLE_CLIENT = `
  c.enabled and (c.tenant_id = '${PLATFORM_CHAIN}'
    or exists (select from app_installation a join tenant o on o.id = a.tenant_id
                where a.tenant_id = c.tenant_id and a.app = 'sso-clients' and a.active and o.status = 'active'))`

const VERSION: LookUp = {
  name: 'client version',
  role: 'platform',
  text: `select c.client_id as key, c.version from oidc_client c where c.client_id = any(array(select unnest($1::text[]))) and ${USABLE_CLIENT}`,
}

const WHOLE: LookUp = {
  name: 'client',
  role: 'platform',
  text: `select c.client_id as key, c.*, t.slug as tenant_slug
           from oidc_client c left join tenant t on t.id = c.tenant_id where c.client_id = any(array(select unnest($1::text[]))) and ${USABLE_CLIENT}`,
}

/** Ids have these characters only. A control character would break the batched look-up for other requests. */
const isId = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text)

/** The current version of a usable client: a cached copy is valid as long as it stays. */
export async function selectClientVersion(database: Database, clientId: string): Promise<number | undefined> {
  if (!isId(clientId)) return undefined
  return (await database.lookUp<{ key: string; version: number }>(VERSION, clientId))?.version
}

export async function selectRegisteredClient(
  database: Database,
  clientId: string,
): Promise<RegisteredClient | undefined> {
  if (!isId(clientId)) return undefined
  return database.lookUp<RegisteredClient & { key: string }>(WHOLE, clientId)
}
