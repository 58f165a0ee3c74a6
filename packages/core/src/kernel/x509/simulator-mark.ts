import type { Certificate } from './certificate.ts'
import { OID } from './object-ids.ts'

/** Stands in every certificate of the simulators' authorities. */
export const SIMULATOR_ORGANISATION = 'Tamga simulators: not for production'

/** In production nobody is who a simulator says. */
export const isOfSimulator = ({ attributes }: Certificate): boolean =>
  attributes.get(OID.organisation) === SIMULATOR_ORGANISATION
