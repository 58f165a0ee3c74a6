import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'device.page': 'Sign in a device',
  'device.title': 'Sign in your device',
  'device.text': 'Enter the code that your device shows.',
  'device.compare': 'Is this exactly the code that your device shows?',
  'device.code': 'Code',
  'device.continue': 'Continue',
  'device.matches': 'It matches, continue',
  'device.warning':
    'Never enter a code that somebody sent you or told you on the telephone: they would be signed in as you.',
  'device.done': 'The device is signed in',
  'device.done.text': 'Go back to your device: it continues in a few seconds. You can close this page.',
  'device.denied': 'The device was not signed in',
  'device.denied.text':
    'The device has learnt nothing. If you did not begin this yourself, please tell your administrator.',
  'device.home': 'Go to the home page',
})
