import { createHmac, hkdfSync } from 'node:crypto'

/** A key of its own for each purpose (RFC 5869), so that one secret may serve several. */
export const deriveKey = (key: string | Uint8Array, purpose: string, length = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `tamga ${purpose}`, length))

/** The password of a service role follows from the owner's, so that all processes agree without sharing more. */
export const rolePassword = (ownerPassword: string, roleName: string): string =>
  createHmac('sha256', ownerPassword).update(`tamga role ${roleName}`).digest('base64url')
