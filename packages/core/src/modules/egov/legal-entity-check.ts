import type { LegalEntityCheck } from '../../kernel/business/legal-entity-check.ts'
import { lookUpLegalEntity } from './lookups/look-up.ts'

/** For other apps: an ordinary look-up, recorded and counted as one that somebody made at the screen. */
export const legalEntityCheck: LegalEntityCheck = {
  app: 'egov',
  permission: 'egov.read',
  async nameOf(ctx, { number, purpose }) {
    const { legal_entity } = await lookUpLegalEntity(ctx, { registry_number: number, purpose })
    return legal_entity.name ?? number
  },
}
