import type { FastifyInstance } from 'fastify'
import type { Authorities } from '../certificate-authority/authority.ts'
import { createPersonKeys } from './answer-session.ts'
import { mountMobileId } from './mobile-id.ts'
import { certificateSerial } from './person-certificate.ts'
import { PERSONS, type SimulatedPerson } from './persons.ts'
import { mountPhone } from './phone.ts'
import { type EidSimulator, mountRpApi, type RelyingParty } from './rp-api.ts'
import { createSessions } from './sessions.ts'

export type EidSimulation = {
  readonly dataDir: string
  readonly authorities: Authorities
  readonly relyingParty: RelyingParty
  /** Where this process is reached from itself, and from a browser. */
  readonly origin: string
  readonly publicOrigin: string
}

export function mountEid(server: FastifyInstance, simulation: EidSimulation): void {
  const { dataDir, authorities, relyingParty, origin, publicOrigin } = simulation
  const keys = createPersonKeys(dataDir)
  const simulator: EidSimulator = {
    sessions: createSessions(dataDir),
    relyingParty,
    publicOrigin,
    answering: () => ({ authorities, keys, origin, dataDir, now: new Date() }),
  }
  mountRpApi(server, '/sim/eid', simulator)
  mountRpApi(server, '/sim/eid/v3', simulator)
  mountMobileId(server, simulator)
  mountPhone(server, simulator)
}

const serialsOf = (people: readonly SimulatedPerson[]): string[] =>
  people.flatMap(person =>
    (['authentication', 'signature'] as const).map(kind => certificateSerial(person, kind).toString('hex')),
  )

export const issuedSerials = (): ReadonlySet<string> => new Set(serialsOf(PERSONS))

export const revokedSerials = (): ReadonlySet<string> =>
  new Set(serialsOf(PERSONS.filter(({ behaviour }) => behaviour === 'revoked')))
