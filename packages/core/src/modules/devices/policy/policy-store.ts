import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { DevicePlatform, ShellMethod } from '../tables.ts'

export type RefusedMethods = { readonly [P in DevicePlatform]?: readonly ShellMethod[] }

export type ShellPolicy = {
  readonly requires_approval: boolean
  readonly refused_methods: RefusedMethods
  readonly version: number
}

const NONE: ShellPolicy = { requires_approval: false, refused_methods: {}, version: 1 }

export async function selectPolicyOf(tx: TenantTx | PlatformTx, tenantId: string): Promise<ShellPolicy> {
  const { rows } = await sql<ShellPolicy>`
    select requires_approval, refused_methods, version from shell_policy where tenant_id = ${tenantId}::uuid`.execute(
    tx as TenantTx,
  )
  return rows[0] ?? NONE
}

export async function lockPolicy(tx: TenantTx): Promise<ShellPolicy> {
  await sql`insert into shell_policy (tenant_id) values (${tx.tenantId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<ShellPolicy>`
    select requires_approval, refused_methods, version from shell_policy where tenant_id = ${tx.tenantId} for update`.execute(
    tx,
  )
  return rows[0]!
}

export async function updateShellPolicy(
  tx: TenantTx,
  { requires_approval, refused_methods }: Omit<ShellPolicy, 'version'>,
): Promise<void> {
  await sql`
    update shell_policy
       set requires_approval = ${requires_approval}, refused_methods = ${JSON.stringify(refused_methods)}::jsonb, version = version + 1
     where tenant_id = ${tx.tenantId}`.execute(tx)
}
