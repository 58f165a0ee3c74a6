import type { PersonRef } from '../../kernel/context.ts'
import type { DEVICE_STATUSES, PLATFORMS, SHELL_METHODS } from './contract.ts'

export type DevicePlatform = (typeof PLATFORMS)[number]
export type ShellMethod = (typeof SHELL_METHODS)[number]

export type DeviceStatus = (typeof DEVICE_STATUSES)[number]

/** A P-256 public key (RFC 7518 §6.2.1). */
export type PublicKey = {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** As the device names itself. */
export type GivenDevice = {
  readonly id: string
  readonly name: string
  readonly platform: DevicePlatform
  readonly key: PublicKey
}

export type DeviceHealth = {
  version: string
  /** Entries of the offline queue that wait. */
  queued: number
  devices: { name: string; status: 'ready' | 'busy' | 'error' | 'gone' }[]
}

export type DeviceRow = {
  readonly tenant_id: string
  readonly id: string
  readonly name: string
  readonly platform: DevicePlatform
  readonly public_key: PublicKey
  readonly key_thumbprint: string
  readonly status: DeviceStatus
  readonly idle_seconds: number | null
  readonly version: number
}

/** As lists show it. */
export type DeviceView = Omit<DeviceRow, 'tenant_id' | 'public_key'> & {
  readonly registered_by: PersonRef
  readonly registered_at: string
  readonly decided_by: PersonRef | null
  readonly decided_at: string | null
  readonly last_seen_at: string
  readonly last_ip: string | null
  readonly health: DeviceHealth | null
  readonly health_at: string | null
  /** Sessions that are open on it now. */
  readonly sessions: number
}
