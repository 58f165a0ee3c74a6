import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/**
 * What a module keeps about a person, for the copy that the person may ask for. Within one tenant when the session is confined
 * to it. Never a secret, nor the hash of one.
 */
export type PersonalData = Readonly<{
  key: string
  read(tx: PlatformTx, ctx: Context, of: { person_id: string; tenant_id: string | null }): Promise<unknown>
}>

export const personalData = defineExtensionPoint<PersonalData>('tenancy.personal-data')

/** The same for what a module keeps in each tenant, as rows of that tenant. */
export type PersonalRecords = Readonly<{
  key: string
  read(tx: TenantTx, personId: string): Promise<readonly object[]>
}>

export const personalRecords = defineExtensionPoint<PersonalRecords>('tenancy.personal-records')
