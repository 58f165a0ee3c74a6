import type { Acr } from '../../../kernel/context.ts'
import type { Citizen, Level } from '../provider/port.ts'
import type { ProvenIdentity } from './identity-store.ts'

export const identityOf = ({ subject, registration_number, civil_id, level }: Citizen): ProvenIdentity => ({
  source: 'eid',
  subject,
  registration_number,
  civil_id,
  level,
})

const ACR: Readonly<Record<Level, Acr>> = { ADVANCED: 'acr:eid:advanced', QUALIFIED: 'acr:eid:qualified' }

/** How strongly somebody is authenticated whom the e-ID proved with a certificate of this level. */
export const acrOf = (level: Level): Acr => ACR[level]
