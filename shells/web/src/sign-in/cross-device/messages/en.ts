import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'phone.title': 'Sign in with your phone',
  'phone.lead':
    'Scan the code with the camera of a phone that you are signed in on, and pick this number there.',
  'phone.code': 'QR code for your phone',
  'phone.number': 'Pick this number on the phone',
  'phone.waiting': 'Waiting for the phone',
  'phone.again': 'Get a new code',
  'phone.replace': 'Continue and end the other session',
  'phone.back': 'Sign in another way',
})
