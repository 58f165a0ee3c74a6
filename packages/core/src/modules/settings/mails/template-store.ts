import { type Selectable, sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { SettingsTables } from '../tables.ts'

type Row = Selectable<SettingsTables['mail_template']>
export type Wording = Pick<Row, 'subject' | 'heading' | 'body'>
export type TemplateRow = Wording & Pick<Row, 'version'>
export type TemplateKey = Pick<Row, 'kind' | 'language'>

export async function selectTemplateKeys(tx: TenantTx): Promise<TemplateKey[]> {
  const { rows } = await sql<TemplateKey>`
    select kind, language from mail_template order by kind, language`.execute(tx)
  return rows
}

export async function selectTemplate(
  tx: TenantTx,
  { kind, language }: TemplateKey,
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select subject, heading, body, version from mail_template where kind = ${kind} and language = ${language}`.execute(
    tx,
  )
  return rows[0]
}

/** Undefined when the template is not at the expected version any more. */
export async function upsertTemplate(
  tx: TenantTx,
  { kind, language }: TemplateKey,
  { subject, heading, body, version }: Wording & { version: number | undefined },
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    insert into mail_template (kind, language, subject, heading, body)
    values (${kind}, ${language}, ${subject}, ${heading}, ${body})
        on conflict (tenant_id, kind, language) do update
           set subject = excluded.subject, heading = excluded.heading, body = excluded.body,
               updated_at = date_trunc('milliseconds', now()), version = mail_template.version + 1
         ${version === undefined ? sql`` : sql`where mail_template.version = ${version}`}
    returning subject, heading, body, version`.execute(tx)
  return rows[0]
}

export async function deleteTemplate(
  tx: TenantTx,
  { kind, language }: TemplateKey,
): Promise<Wording | undefined> {
  const { rows } = await sql<Wording>`
    delete from mail_template where kind = ${kind} and language = ${language}
    returning subject, heading, body`.execute(tx)
  return rows[0]
}
