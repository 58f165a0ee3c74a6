import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'device.request': 'Sign in a device',
  'device.consent': '{client} wants to sign in as you',
  'device.careful': 'Allow this only if you began it yourself, on a device that you have before you.',
  'device.from': 'From',
  'device.device': 'Device',
  'device.when': 'When',
  'device.after':
    'If you deny, the device is not signed in and learns nothing. You can withdraw your consent at any time in your profile.',
  'device.late': 'The code has expired',
  'device.late.text':
    'It is too old, has been answered already, or was entered in another browser. Get a new code on your device.',
  'device.another': 'Enter another code',
})
