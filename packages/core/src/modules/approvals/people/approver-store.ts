import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type Approver = {
  readonly person_id: string
  readonly person_name: string
  readonly person_email: string
}

const PERSON = sql.raw('m.person_id, m.name as person_name, m.email as person_email')

/** An active member who may read documents: nobody else can be asked. */
const isAble = (tx: TenantTx, permissions: readonly string[]) => sql`
  m.tenant_id = ${tx.tenantId} and m.status = 'active' and exists (
    select from membership_role g
      join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.permission = any(${permissions}::text[])
     where g.tenant_id = m.tenant_id and g.person_id = m.person_id)`

export type Permissions = readonly string[]

/** Which of these people can be asked. */
export async function selectAble(
  tx: TenantTx,
  people: readonly string[],
  permissions: Permissions,
): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select ${PERSON} from membership m
     where m.person_id = any(${people}::uuid[]) and ${isAble(tx, permissions)}`.execute(tx)
  return rows
}

/** Who of those with one of these roles can be asked, longest membership first; one more than the most that a step takes. */
export async function selectAbleOfRoles(
  tx: TenantTx,
  roles: readonly string[],
  { permissions, most }: { permissions: Permissions; most: number },
): Promise<(Approver & { role_id: string })[]> {
  const { rows } = await sql<Approver & { role_id: string }>`
    /* reads all: everybody may hold a role */
    select ${PERSON}, r.role_id from membership_role r
      join membership m on m.tenant_id = r.tenant_id and m.person_id = r.person_id
     where r.tenant_id = ${tx.tenantId} and r.role_id = any(${roles}::uuid[]) and ${isAble(tx, permissions)}
     order by m.created_at, m.person_id limit ${most + 1}`.execute(tx)
  return rows
}

export type NamedRole = { readonly id: string; readonly key: string; readonly name: string }

/** Roles by id or key. */
export async function selectRolesNamed(
  tx: TenantTx,
  { ids, keys }: { ids: readonly string[]; keys: readonly string[] },
): Promise<NamedRole[]> {
  const { rows } = await sql<NamedRole>`
    /* reads all: an organisation has a few dozen roles */
    select id, key, name from role
     where tenant_id = ${tx.tenantId} and (id = any(${ids}::uuid[]) or key = any(${keys}::text[]))`.execute(
    tx,
  )
  return rows
}

/** Names for a page: people whatever became of them. */
export async function selectPeople(tx: TenantTx, people: readonly string[]): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select ${PERSON} from membership m where m.tenant_id = ${tx.tenantId} and m.person_id = any(${people}::uuid[])`.execute(
    tx,
  )
  return rows
}

/** Whose approval a step asked for and got: their managers may be asked next. */
export async function selectApprovedBy(
  tx: TenantTx,
  { flow_id, stage }: { flow_id: string; stage: number },
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct a.person_id from approval a
      join approval_step s on s.tenant_id = a.tenant_id and s.id = a.step_id
     where a.tenant_id = ${tx.tenantId} and a.flow_id = ${flow_id} and s.stage = ${stage} and a.status = 'approved'`.execute(
    tx,
  )
  return rows.map(row => row.person_id)
}
