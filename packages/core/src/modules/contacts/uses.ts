import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** An app that refers to contacts says whether it does so to this one. */
export type ContactUse = { readonly app: string; isUsed(tx: TenantTx, contactId: string): Promise<boolean> }

export const contactUses = defineExtensionPoint<ContactUse>('contacts.uses')
