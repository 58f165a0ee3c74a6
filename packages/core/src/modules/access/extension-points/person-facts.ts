import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/** Why a member holds a role: a provider gave it at a sign-in, or a review kept it. */
export type GrantReason = {
  readonly role_id: string
  readonly kind: 'provider' | 'review'
  /** Of the provider or the campaign. */
  readonly name: string
  readonly by: string | null
  readonly at: string
}

/** An application as one member knows it: what each module knows of it is put together by `client_id`. */
export type PersonApplication = {
  readonly client_id: string
  readonly name: string
  readonly logo_address: string | null
  readonly may_open?: boolean
  readonly consented_at?: string
  readonly scopes?: readonly string[]
  readonly last_opened_at?: string | null
}

/** What was asked and decided about a right of a member. */
export type PersonReview = {
  readonly id: string
  readonly campaign: { readonly id: string; readonly name: string; readonly status: string }
  readonly role: { readonly id: string; readonly key: string; readonly name: string }
  readonly reviewer: { readonly id: string; readonly name: string } | null
  readonly decision: 'keep' | 'remove' | null
  readonly outcome: string | null
  readonly decided_at: string | null
}

type FactsOf<T> = (tx: TenantTx, ctx: SessionContext, personId: string) => Promise<readonly T[]>

// What modules know of one member, for the page about them. Each gives nothing to a caller without its own permission to read.
export const grantReasons = defineExtensionPoint<FactsOf<GrantReason>>('access.grant_reasons')
/** Asks its own transactions: clients are looked up for the whole installation. */
export const personApplications = defineExtensionPoint<
  (ctx: SessionContext, personId: string) => Promise<readonly PersonApplication[]>
>('access.person_applications')
export const personReviews = defineExtensionPoint<FactsOf<PersonReview>>('access.person_reviews')
