import { randomUUID } from 'node:crypto'
import { volumeId } from '../volume/ids.ts'
import type { Call } from './calls.ts'

const tenant_id = volumeId('tenant', 7)
const person_id = volumeId('person', 101)
const device = { tenant_id, id: volumeId('device', 7) }
const session = volumeId('session', 50)
const soon = '2030-01-01T00:00:00Z'
const grant = { tenant_id, grant_id: volumeId('grant', 7), device_id: device.id, person_id }
const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }
const strength = { acr: 'acr:1', auth_methods: ['pwd'], confined: false, provider_id: null }

/** What a shell with a key of its own would reach. */
export const DEVICE_CALLS: Readonly<Record<string, Call>> = {
  selectDevice: ['platform', tenant_id, device.id],
  selectDeviceIn: ['platform', 'volume', device.id],
  insertDevice: [
    'platform',
    {
      ...{ tenant_id, id: randomUUID(), name: 'x', platform: 'desktop', public_key: key },
      ...{ key_thumbprint: 'volume', status: 'approved', registered_by: person_id },
    },
  ],
  updateDeviceSeen: ['platform', device, '127.0.0.1'],
  updateDeviceHealth: ['platform', device, { version: '1', queued: 0, devices: [] }],
  selectDeviceView: ['tenant', device.id],
  lockDevice: ['tenant', tenant_id, device.id],
  updateDeviceStatus: ['platform', device, { status: 'approved', decided_by: null }],
  updateDevice: ['tenant', device.id, { name: 'x', idle_seconds: null }],
  upsertShellGrant: ['platform', { ...grant, origin_session_id: session, expires_at: soon }],
  updateGrantSession: ['platform', { tenant_id, grant_id: grant.grant_id, session_id: session }],
  selectGrantsOfDevice: ['platform', device, person_id],
  hasOtherPeople: ['platform', device, person_id],
  updateSessionsGone: ['platform', [session]],
  selectWorkAreasOf: ['platform', [session]],
  selectTenantsOfDevice: ['platform', device.id, { person_id, tenant_id: undefined }],
  hasUsedDevice: ['platform', { tenant_id, person_id, key_thumbprint: 'thumbprint-7' }],
  insertHandoff: [
    'platform',
    { code: 'volume', proof: 'volume', seconds: 60 },
    { ...grant, ...strength, authenticated_at: soon, grant_expires_at: soon },
  ],
  updateHandoffUsed: ['platform', 'code7'],
  updateShellSession: [
    'platform',
    session,
    { device_id: device.id, device_name: 'x', authenticated_at: soon, expires_at: soon },
  ],
  isShellSession: ['platform', session],
  selectSessionProvider: ['database', session],
  updateGrantsRevoked: ['platform', [grant.grant_id]],
  isGrantLive: ['platform', grant.grant_id],
  lockPolicy: ['tenant'],
  updateShellPolicy: ['tenant', { requires_approval: true, refused_methods: {} }],
}
