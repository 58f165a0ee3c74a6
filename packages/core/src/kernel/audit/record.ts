import { type Context, PLATFORM_CHAIN, type TenantScope } from '../context.ts'
import { uuidv7 } from '../crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../database/transactions.ts'
import { insertRecords, type NewRecord } from './record-store.ts'

/** Without a tenant, the record goes to the chain of the platform itself. */
export type AuditContext = Context & Partial<TenantScope>

export type AuditTarget = { readonly type: string; readonly id: string; readonly name: string }
export type AuditChanges = Readonly<Record<string, readonly [unknown, unknown]>>
export type AuditEntry = {
  readonly action: string
  readonly target?: AuditTarget
  readonly changes?: AuditChanges
}

/** One record per successful change, in the transaction of the change itself. */
export const recordChange = (
  tx: TenantTx | PlatformTx,
  ctx: AuditContext,
  entry: AuditEntry,
): Promise<void> => writeRecord(tx, ctx, recordOf(ctx, 'change', entry))

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const RECORDS_AT_ONCE = 1000

/** The same for an operation that changes many things, each of which gets its own record. */
export async function recordChanges(
  tx: TenantTx | PlatformTx,
  ctx: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  const records = entries.map(entry => recordOf(ctx, 'change', entry))
  for (let from = 0; from < records.length; from += RECORDS_AT_ONCE)
    await insertRecords(tx, records.slice(from, from + RECORDS_AT_ONCE))
  if (records[0]) noteRecord(ctx, records[0])
}

/** Refusals and failures that matter for security. */
export const recordSecurity = (
  tx: TenantTx | PlatformTx,
  ctx: AuditContext,
  entry: AuditEntry,
): Promise<void> => writeRecord(tx, ctx, recordOf(ctx, 'security', entry))

async function writeRecord(tx: TenantTx | PlatformTx, ctx: AuditContext, record: NewRecord): Promise<void> {
  await insertRecords(tx, [record])
  noteRecord(ctx, record)
}

/** Builds a record for a statement that writes it together with the change; call `noteRecord` afterwards. */
export const securityRecord = (ctx: AuditContext, entry: AuditEntry) => recordOf(ctx, 'security', entry)

/** The same for a statement that makes several changes and writes a record of each. */
export const changeRecord = (ctx: AuditContext, entry: AuditEntry) => recordOf(ctx, 'change', entry)

export const noteRecord = ({ services }: Context, { tenant_id }: { readonly tenant_id: string }): void =>
  services.sealer.note(tenant_id)

function recordOf(
  ctx: AuditContext,
  kind: 'change' | 'security',
  { action, target, changes = {} }: AuditEntry,
) {
  return {
    tenant_id: ctx.tenant?.id ?? PLATFORM_CHAIN,
    id: uuidv7(),
    kind,
    action,
    actor_id: ctx.actor.id,
    actor_name: ctx.actor.name,
    actor_email: ctx.actor.email,
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    target_name: target?.name ?? null,
    changes: withMeans(ctx, changes),
    ip: ctx.ip,
    user_agent: ctx.user_agent,
    request_id: ctx.request_id,
  }
}

/** With what a program acted, and who proposed it, beside what changed. */
function withMeans({ actor: { token, via } }: AuditContext, changes: AuditChanges): AuditChanges {
  if (token === undefined && via === undefined) return changes
  return {
    ...changes,
    ...(token !== undefined && { token: [null, token] as const }),
    ...(via !== undefined && { via: [null, via] as const }),
  }
}

/** Old and new values of the fields that differ. */
export function changesBetween<T extends object>(before: Partial<T>, after: Partial<T>): AuditChanges {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>
  const changed: Record<string, [unknown, unknown]> = {}
  for (const field of fields) {
    const [old, now] = [before[field] ?? null, after[field] ?? null]
    if (JSON.stringify(old) !== JSON.stringify(now)) changed[field] = [old, now]
  }
  return changed
}
