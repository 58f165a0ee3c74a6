import { type Selectable, sql } from 'kysely'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { type PageQuery, selectPage, sortedBy, uuidKey } from '../../../kernel/database/keyset.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { MachineAccessTables } from '../tables.ts'

export type TokenRow = Selectable<MachineAccessTables['api_token']>

/** Whose rights a token carries. */
export type Holder =
  | { readonly person_id: string; readonly service_account_id: null }
  | { readonly person_id: null; readonly service_account_id: string }

export type Token = Omit<TokenRow, 'tenant_id' | 'person_id' | 'service_account_id'> & {
  prefix: string
  /** The secret before the present one, while both work. */
  previous: { prefix: string; expires_at: string; last_used_at: string | null } | null
}

type ViewRow = Omit<Token, 'previous'> & {
  previous_prefix: string | null
  previous_expires_at: string | null
  previous_last_used_at: string | null
}

const tables = (tx: TenantTx) => tx.withTables<MachineAccessTables>()

const ORDER = { created_at: [uuidKey<ViewRow>(sql`t.id`, row => row.id)] }

const heldBy = ({ person_id, service_account_id }: Holder) =>
  person_id === null ? sql`t.service_account_id = ${service_account_id}` : sql`t.person_id = ${person_id}`

/** The present secret has no end of its own: it goes on as long as the token. */
const VIEW = sql`
  select t.id, t.name, t.permissions, t.networks, t.expires_at, t.last_used_at, t.created_at, s.prefix,
         p.prefix as previous_prefix, p.expires_at as previous_expires_at, p.last_used_at as previous_last_used_at
    from api_token t
    join api_token_secret s on s.tenant_id = t.tenant_id and s.token_id = t.id and s.expires_at is null
    left join lateral (
      select o.prefix, o.expires_at, o.last_used_at from api_token_secret o
       where o.tenant_id = t.tenant_id and o.token_id = t.id and o.expires_at > now()
       order by o.expires_at desc limit 1) p on true`

const tokenOf = ({
  previous_prefix,
  previous_expires_at,
  previous_last_used_at: last_used_at,
  ...token
}: ViewRow): Token => ({
  ...token,
  previous:
    previous_prefix === null || previous_expires_at === null
      ? null
      : { prefix: previous_prefix, expires_at: previous_expires_at, last_used_at },
})

export async function selectTokens(tx: TenantTx, holder: Holder, query: PageQuery): Promise<Page<Token>> {
  const page = await selectPage<ViewRow>(tx, query, {
    order: sortedBy(ORDER, '-created_at'),
    select: ({ after, order, limit }) =>
      sql`${VIEW} where ${heldBy(holder)} and ${after} order by ${order} limit ${limit}`,
    found: sql`from api_token t where ${heldBy(holder)}`,
  })
  return { ...page, items: page.items.map(tokenOf) }
}

export async function selectToken(tx: TenantTx, holder: Holder, id: string): Promise<Token | undefined> {
  const { rows } = await sql<ViewRow>`${VIEW} where t.id = ${id} and ${heldBy(holder)}`.execute(tx)
  return rows[0] && tokenOf(rows[0])
}

/** Locks a token of this holder until the transaction ends. */
export async function lockToken(tx: TenantTx, holder: Holder, id: string): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select t.* from api_token t where t.id = ${id} and ${heldBy(holder)} for no key update`.execute(tx)
  return rows[0]
}

export async function countTokens(tx: TenantTx, holder: Holder): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from api_token t where ${heldBy(holder)}`.execute(tx)
  return rows[0]!.count
}

export type TokenFields = Pick<TokenRow, 'name' | 'permissions' | 'networks' | 'expires_at'>

export async function insertToken(tx: TenantTx, holder: Holder, fields: TokenFields): Promise<string> {
  const id = uuidv7()
  await tables(tx)
    .insertInto('api_token')
    .values({ id, ...holder, ...fields })
    .execute()
  return id
}

export type NewSecret = { readonly token_hash: Buffer; readonly prefix: string }

export async function insertSecret(tx: TenantTx, tokenId: string, secret: NewSecret): Promise<void> {
  await tables(tx)
    .insertInto('api_token_secret')
    .values({ token_id: tokenId, ...secret, expires_at: null })
    .execute()
}

/** The present secret works for so many seconds more; those before it end now. */
export async function updateSecretReplaced(
  tx: TenantTx,
  tokenId: string,
  overlapSeconds: number,
): Promise<void> {
  await sql`delete from api_token_secret where token_id = ${tokenId} and expires_at is not null`.execute(tx)
  if (overlapSeconds === 0) await sql`delete from api_token_secret where token_id = ${tokenId}`.execute(tx)
  else
    await sql`
      update api_token_secret set expires_at = now() + ${overlapSeconds} * interval '1 second'
       where token_id = ${tokenId}`.execute(tx)
}

export async function deleteToken(tx: TenantTx, id: string): Promise<void> {
  await tables(tx).deleteFrom('api_token').where('id', '=', id).execute()
}

/** The tokens of these people, and those of the service accounts that they answer for. */
export async function deleteTokensOfMembers(tx: TenantTx, people: readonly string[]): Promise<void> {
  await sql`
    delete from api_token where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[])`.execute(tx)
  await sql`
    delete from api_token t using service_account a
     where a.tenant_id = ${tx.tenantId} and a.owner_id = any(${people}::uuid[])
       and t.tenant_id = a.tenant_id and t.service_account_id = a.id`.execute(tx)
}

export type OwnToken = Omit<TokenRow, 'tenant_id' | 'person_id' | 'service_account_id'> & { tenant: string }

/** The tokens of a person in all of their tenants, or in one. */
export async function selectTokensOfPerson(
  tx: PlatformTx,
  { person_id, tenant_id }: { person_id: string; tenant_id: string | null },
): Promise<OwnToken[]> {
  const { rows } = await sql<OwnToken>`
    select n.slug as tenant, t.id, t.name, t.permissions, t.networks, t.expires_at, t.last_used_at, t.created_at
      from membership m
      join api_token t on t.tenant_id = m.tenant_id and t.person_id = m.person_id
      join tenant n on n.id = m.tenant_id
     where m.person_id = ${person_id} and (${tenant_id}::uuid is null or m.tenant_id = ${tenant_id}::uuid)
     order by t.id`.execute(tx)
  return rows
}

/** Ended tokens stay in their list for a month, so that people see why something stopped. */
export async function deleteEndedTokens(tx: PlatformTx, limit: number): Promise<number> {
  const tokens = await sql`
    delete from api_token where (tenant_id, id) in (
      select tenant_id, id from api_token where expires_at < now() - interval '30 days' limit ${limit})`.execute(
    tx,
  )
  const secrets = await sql`
    delete from api_token_secret where token_hash in (
      select token_hash from api_token_secret where expires_at < now() - interval '1 day' limit ${limit})`.execute(
    tx,
  )
  return Number(tokens.numAffectedRows ?? 0n) + Number(secrets.numAffectedRows ?? 0n)
}
