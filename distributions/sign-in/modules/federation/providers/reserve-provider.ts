import { createHash } from 'node:crypto'
import { redirectUriOf, type SessionContext, uuidv7 } from '@tamga/core'

/**
 * The callback address of a provider holds its id, and has to be registered at the provider before the provider can be registered here. So
 * the id can be had first. Nothing is stored: the id is computed from the reservation and the tenant, and no other tenant can come to it.
 */
export function reserveProvider(ctx: SessionContext): { reservation: string; redirect_uri: string } {
  const reservation = uuidv7()
  return { reservation, redirect_uri: redirectUriOf(ctx, idOfReservation(ctx.tenant.id, reservation)) }
}

/** A UUIDv7 with the time of the reservation; its random bits are those of the hash. */
export function idOfReservation(tenantId: string, reservation: string): string {
  const hash = createHash('sha256')
    .update(`federation provider ${tenantId} ${reservation.toLowerCase()}`)
    .digest('hex')
  const variant = '89ab'[Number.parseInt(hash[3]!, 16) % 4]
  return `${reservation.slice(0, 13).toLowerCase()}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`
}
