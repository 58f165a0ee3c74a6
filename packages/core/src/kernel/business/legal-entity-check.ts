import type { SessionContext } from '../context.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'

/** Asks a registry what a legal entity is called there. What it refuses is thrown, also that it knows no such number. */
export type LegalEntityCheck = {
  /** The app that must be at work in the tenant, and what its caller needs. */
  readonly app: string
  readonly permission: string
  nameOf(ctx: SessionContext, question: { number: string; purpose: string }): Promise<string>
}

/** Provided by the app that reaches the national registry; who uses it works without it as well. */
export const legalEntityChecks = defineExtensionPoint<LegalEntityCheck>('registry.legal-entities')
