import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'menu.devices': 'Devices',
  'problem.device_pending': 'The device awaits approval',
  'problem.device_pending.detail':
    'The device is registered. You can sign in on it as soon as an administrator approves it.',
  'problem.device_proof_invalid': 'The device did not prove itself',
  'problem.device_proof_invalid.detail':
    'The request is not signed by the key of this device, or its proof is too old or was used before.',
  'problem.device_revoked': 'The device was shut out',
  'problem.device_revoked.detail':
    'Nobody can sign in on this device any more. To use it again, register it anew.',
  'problem.device_key_mismatch': 'The key belongs to another device',
  'problem.device_key_mismatch.detail': 'The token and the key of the device do not belong together.',
  'problem.handoff_invalid': 'The code is not valid',
  'problem.handoff_invalid.detail':
    'A code is good once, within a minute, on the device that asked for it. Open the program again.',
  'problem.not_a_shell': 'This token is none of a native shell',
  'problem.not_a_shell.detail': 'Only the token of a native shell, bound to its device, opens a work area.',
  'audit.device.registered': 'Device registered',
  'audit.device.approved': 'Device approved',
  'audit.device.revoked': 'Device shut out',
  'audit.device.left': 'Shared device left',
  'audit.device.changed': 'Device changed',
  'audit.device.policy_changed': 'Rules for devices changed',
  'audit.device.handoff_refused': 'Sign-in by a device refused',
})
