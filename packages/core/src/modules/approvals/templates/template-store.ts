import { sql } from 'kysely'
import { type PageQuery, selectPage, sortedBy, textKey, uuidKey } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { StepPlan } from '../tables.ts'

export type TemplateRow = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly steps: StepPlan[]
  readonly created_at: string
  readonly version: number
}

export type TemplateContent = Pick<TemplateRow, 'name' | 'description'> & {
  readonly steps: readonly StepPlan[]
}

const COLUMNS = sql.raw('t.id, t.name, t.description, t.steps, t.created_at, t.version')

const ORDER = {
  name: [
    textKey<TemplateRow>(sql`t.name`, row => row.name, 'names'),
    uuidKey<TemplateRow>(sql`t.id`, row => row.id),
  ],
}

/** By name. An organisation has a few dozen. */
export async function selectTemplates(tx: TenantTx, query: PageQuery): Promise<Page<TemplateRow>> {
  return selectPage<TemplateRow>(tx, query, {
    order: sortedBy(ORDER, 'name'),
    select: ({ after, order, limit }) => sql`
      /* reads all: an organisation has a few dozen ways to approve */
      select ${COLUMNS} from approval_template t where t.tenant_id = ${tx.tenantId} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads all: an organisation has a few dozen ways to approve */ from approval_template t where t.tenant_id = ${tx.tenantId}`,
  })
}

export async function selectFlowTemplate(tx: TenantTx, id: string): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from approval_template t where t.tenant_id = ${tx.tenantId} and t.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/** Undefined: the name is taken. */
export async function insertTemplate(
  tx: TenantTx,
  content: TemplateContent,
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    insert into approval_template as t (name, description, steps)
    values (${content.name}, ${content.description}, ${JSON.stringify(content.steps)}::jsonb)
    on conflict (tenant_id, name) do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

export async function hasTemplateNamed(tx: TenantTx, name: string, without: string): Promise<boolean> {
  const { rows } = await sql`
    select from approval_template where tenant_id = ${tx.tenantId} and name = ${name} and id <> ${without}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Undefined: somebody else changed it since that version. */
export async function updateTemplate(
  tx: TenantTx,
  id: string,
  { version, ...content }: TemplateContent & { version: number | undefined },
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    update approval_template t
       set name = ${content.name}, description = ${content.description}, steps = ${JSON.stringify(content.steps)}::jsonb, version = t.version + 1
     where t.tenant_id = ${tx.tenantId} and t.id = ${id} and (${version ?? null}::integer is null or t.version = ${version ?? null}::integer)
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

export async function deleteFlowTemplate(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from approval_template where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}
