import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { Authorisation, Operation } from '../registry/port.ts'

export type Outcome = 'asked' | 'found' | 'refused' | 'unavailable'

export type NewLookup = {
  readonly id: string
  readonly operation: Operation
  readonly number_hash: Buffer
  readonly number_shown: string
  readonly purpose: string
  readonly looked_by: string
  readonly looked_by_name: string
  readonly looked_by_email: string | null
  readonly authorisation: Authorisation['method'] | null
  readonly batch_id: string | null
  readonly outcome: Outcome
  readonly cached: boolean
}

export async function insertLookup(tx: TenantTx, lookup: NewLookup): Promise<void> {
  await sql`
    insert into registry_lookup (id, operation, number_hash, number_shown, purpose, looked_by, looked_by_name, looked_by_email,
                                 authorisation, batch_id, outcome, cached)
    values (${lookup.id}, ${lookup.operation}, ${lookup.number_hash}, ${lookup.number_shown}, ${lookup.purpose}, ${lookup.looked_by},
            ${lookup.looked_by_name}, ${lookup.looked_by_email}, ${lookup.authorisation}, ${lookup.batch_id}, ${lookup.outcome},
            ${lookup.cached})`.execute(tx)
}

export type Answered = {
  readonly outcome: Outcome
  readonly registry_code: number | null
  readonly registry_request_id: string | null
}

export async function updateLookupOutcome(tx: TenantTx, id: string, answered: Answered): Promise<void> {
  await sql`
    update registry_lookup set outcome = ${answered.outcome}, registry_code = ${answered.registry_code},
           registry_request_id = ${answered.registry_request_id}
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export type Lookup = {
  id: string
  at: string
  operation: Operation
  registry_number: string
  purpose: string
  looked_by: { id: string; name: string; email: string }
  authorisation: Authorisation['method'] | null
  batch_id: string | null
  outcome: Outcome
  registry_code: number | null
  cached: boolean
}

export type LookupFilter = {
  readonly looked_by?: string
  readonly operation?: Operation
  readonly hashes?: readonly Buffer[]
}

export async function selectLookups(
  tx: TenantTx,
  filter: LookupFilter,
  query: PageQuery,
): Promise<Page<Lookup>> {
  const parts = [sql`tenant_id = ${tx.tenantId}`]
  if (filter.looked_by) parts.push(sql`looked_by = ${filter.looked_by}::uuid`)
  if (filter.operation) parts.push(sql`operation = ${sql.lit(filter.operation)}`)
  if (filter.hashes) parts.push(sql`number_hash = any(${filter.hashes}::bytea[])`)
  const wanted = sql.join(parts, sql` and `)
  return selectPage<Lookup>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) => sql`
      select id, at, operation, number_shown as registry_number, purpose,
             json_build_object('id', looked_by, 'name', looked_by_name, 'email', coalesce(looked_by_email, '')) as looked_by,
             authorisation, batch_id, outcome, registry_code, cached
        from registry_lookup where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from registry_lookup where ${wanted}`,
  })
}

export type OwnLookup = {
  id: string
  at: string
  tenant: { id: string; slug: string; name: string }
  looked_by_name: string
  purpose: string
  outcome: Outcome
}

/** Look-ups of a citizen in every tenant, by the hashes of a number that the citizen proved. */
export async function selectLookupsAbout(
  tx: PlatformTx,
  hashes: readonly Buffer[],
  query: PageQuery,
): Promise<Page<OwnLookup>> {
  const wanted = sql`l.operation = 'WS100101' and l.number_hash = any(${hashes}::bytea[])`
  return selectPage<OwnLookup>(tx, query, {
    order: newestFirst(sql`l.id`),
    select: ({ after, order, limit }) => sql`
      select l.id, l.at, json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant, l.looked_by_name, l.purpose, l.outcome
        from registry_lookup l join tenant t on t.id = l.tenant_id
       where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from registry_lookup l where ${wanted}`,
  })
}

/** Answers whether there may be more. */
export async function deleteOldLookups(tx: TenantTx, before: Date, limit: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from registry_lookup where tenant_id = ${tx.tenantId} and id in (
      select id from registry_lookup where tenant_id = ${tx.tenantId} and at < ${before} order by at limit ${limit})`.execute(
    tx,
  )
  return Number(numAffectedRows) === limit
}
