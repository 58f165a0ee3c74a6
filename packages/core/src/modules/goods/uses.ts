import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** An app that refers to products says whether it does so to this one. */
export type ProductUse = { readonly app: string; isUsed(tx: TenantTx, productId: string): Promise<boolean> }

export const productUses = defineExtensionPoint<ProductUse>('goods.uses')
