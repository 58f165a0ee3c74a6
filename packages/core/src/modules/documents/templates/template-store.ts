import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type TemplateField = {
  key: string
  label: string
  kind: 'text' | 'multiline' | 'date' | 'number' | 'choice'
  required: boolean
  choices?: string[]
}

export type TemplateContent = { name: string; text: string; fields: TemplateField[] }
export type Template = TemplateContent & { id: string; created_at: string; version: number }

const VIEW = sql`t.id, t.name, t.text, t.fields, t.created_at, t.version`

export async function selectTemplates(tx: TenantTx): Promise<Template[]> {
  const { rows } = await sql<Template>`
    /* reads all: a tenant has at most a few hundred templates */
    select ${VIEW} from document_template t where t.tenant_id = ${tx.tenantId}
     order by t.name collate platform.names, t.id`.execute(tx)
  return rows
}

export async function selectTemplate(tx: TenantTx, id: string): Promise<Template | undefined> {
  const { rows } = await sql<Template>`
    select ${VIEW} from document_template t where t.tenant_id = ${tx.tenantId} and t.id = ${id}::uuid`.execute(
    tx,
  )
  return rows[0]
}

/** False: the name is taken. */
export async function insertTemplate(
  tx: TenantTx,
  id: string,
  { name, text, fields }: TemplateContent,
): Promise<boolean> {
  const { rows } = await sql`
    insert into document_template (tenant_id, id, name, text, fields)
    values (${tx.tenantId}, ${id}, ${name}, ${text}, ${JSON.stringify(fields)}::jsonb)
        on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** False: the name is taken. */
export async function updateTemplate(
  tx: TenantTx,
  id: string,
  { name, text, fields }: TemplateContent,
): Promise<boolean> {
  const { rows } = await sql`
    update document_template t
       set name = ${name}, text = ${text}, fields = ${JSON.stringify(fields)}::jsonb, version = version + 1
     where t.tenant_id = ${tx.tenantId} and t.id = ${id}::uuid
       and not exists (select from document_template o where o.tenant_id = ${tx.tenantId} and o.name = ${name} and o.id <> t.id)
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function deleteTemplate(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from document_template where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}
