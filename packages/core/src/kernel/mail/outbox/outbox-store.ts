import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../database/transactions.ts'

export type NewMail = {
  id: string
  tenant_id: string
  kind: string
  person_id: string | null
  link_id: string | null
  link_purpose: string | null
  link_expires_at: string | null
  language: string
  params: Readonly<Record<string, string | number>>
  /** Where it goes when not to the person's own address. */
  address: string | null
  /** The tenant whose brand a mail of no tenant carries. */
  brand_tenant_id: string | null
}

export type QueuedMail = NewMail & { attempt: number }

export async function insertMails(tx: TenantTx | PlatformTx, mails: readonly NewMail[]): Promise<void> {
  await sql`
    insert into mail_message (id, tenant_id, kind, person_id, link_id, link_purpose, link_expires_at, language, params, address, brand_tenant_id)
    select * from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
               as m(id uuid, tenant_id uuid, kind text, person_id uuid, link_id uuid, link_purpose text, link_expires_at timestamptz,
                    language text, params jsonb, address text, brand_tenant_id uuid)`.execute(tx)
}

/** The job that sends a mail, counted for a tenant. */
export type MailJob = { id: string; task: string; tenant_id: string }

/** Queues the jobs of many mails in one statement. */
export async function insertMailJobs(tx: TenantTx | PlatformTx, jobs: readonly MailJob[]): Promise<void> {
  await sql`
    select jobs.enqueue_for(m.tenant_id, m.task, jsonb_build_object('id', m.id))
      from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as m(id uuid, task text, tenant_id uuid)`.execute(
    tx,
  )
}

/** Counts an attempt and returns the mail; undefined when it was sent or cancelled meanwhile. */
export async function updateMailAttempt(tx: PlatformTx, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    update mail_message set attempt = attempt + 1
     where id = ${id} and status in ('queued', 'retrying')
    returning id, tenant_id, kind, person_id, link_id, link_purpose, link_expires_at, language, params, address, brand_tenant_id, attempt`.execute(
    tx,
  )
  return rows[0]
}

export async function updateMailSent(tx: PlatformTx, id: string): Promise<void> {
  await sql`
    update mail_message set status = 'sent', problem = null, next_attempt_at = null, finished_at = now()
     where id = ${id}`.execute(tx)
}

export async function updateMailFailed(tx: PlatformTx, id: string, problem: string): Promise<void> {
  await sql`
    update mail_message set status = 'failed', problem = ${problem}, finished_at = now() where id = ${id}`.execute(
    tx,
  )
}

export async function updateMailRetrying(
  tx: PlatformTx,
  id: string,
  retry: { problem: string; runAt: Date },
): Promise<void> {
  await sql`
    update mail_message set status = 'retrying', problem = ${retry.problem}, next_attempt_at = ${retry.runAt}
     where id = ${id}`.execute(tx)
}

export async function updateMailCancelled(tx: PlatformTx, id: string): Promise<void> {
  await sql`update mail_message set status = 'cancelled', finished_at = now() where id = ${id}`.execute(tx)
}

export async function updateMailsOfLinksCancelled(tx: TenantTx, linkIds: readonly string[]): Promise<void> {
  await sql`
    update mail_message set status = 'cancelled', finished_at = now()
     where link_id = any(${linkIds}::uuid[]) and status in ('queued', 'retrying')`.execute(tx)
}

export async function deleteOldMails(tx: PlatformTx): Promise<void> {
  await sql`delete from mail_message where finished_at < now() - interval '30 days'`.execute(tx)
}

export async function deleteMailsOfTenant(tx: PlatformTx, tenantId: string): Promise<void> {
  await sql`delete from mail_message where tenant_id = ${tenantId}`.execute(tx)
}
