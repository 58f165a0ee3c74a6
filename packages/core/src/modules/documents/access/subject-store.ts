import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { matchesWord } from '../../organisation/index.ts'
import type { SubjectKind } from './share-store.ts'

export type Subject = { kind: SubjectKind; id: string; name: string; detail: string | null }

/** Active members that match all the words. The platform role sees every tenant, so the condition names this one. */
export async function selectColleagues(
  tx: PlatformTx,
  tenantId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.person_id as id from membership m
     where m.tenant_id = ${tenantId} and m.status = 'active' and ${sql.join(words.map(matchesWord), sql` and `)}
     limit ${sql.lit(limit)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The members with these ids, or else the first of the tenant, with their units. */
export async function selectPeopleSubjects(
  tx: TenantTx,
  ids: readonly string[] | undefined,
  limit: number,
): Promise<Subject[]> {
  const wanted = ids ? sql`m.person_id = any(${ids}::uuid[])` : sql`m.status = 'active'`
  const { rows } = await sql<Subject>`
    select 'person' as kind, m.person_id as id, m.name,
           (select u.name from unit u where u.tenant_id = m.tenant_id and u.id = m.unit_id) as detail
      from membership m where m.tenant_id = ${tx.tenantId} and ${wanted}
     order by m.name collate platform.names, m.person_id limit ${sql.lit(limit)}`.execute(tx)
  return rows
}

/** Roles or units whose name contains the text. */
export async function selectGroupSubjects(
  tx: TenantTx,
  kind: 'role' | 'unit',
  { q, limit }: { q: string; limit: number },
): Promise<Subject[]> {
  const [table, detail] = kind === 'role' ? [sql`role`, sql`null`] : [sql`unit`, sql`s.code`]
  const { rows } = await sql<Subject>`
    /* reads all: an organisation has few roles and units */
    select ${kind} as kind, s.id, s.name, ${detail}::text as detail from ${table} s
     where s.tenant_id = ${tx.tenantId}
       and strpos(lower(s.name collate platform.names), lower(${q}::text collate platform.names)) > 0
     order by s.name collate platform.names, s.id limit ${sql.lit(limit)}`.execute(tx)
  return rows
}
