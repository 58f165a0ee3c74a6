import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'lost.title': 'Lost factors',
  'lost.text': 'For people who lost their phone or key. They are told by mail, and their sessions end.',
  'lost.email': 'E-mail of the person',
  'lost.find': 'Find',
  'lost.none': 'There are no factors',
  'lost.totp': 'Authenticator app',
  'lost.passkey': 'All passkeys',
  'lost.recovery_codes': 'Recovery codes',
  'lost.remove': 'Remove',
  'lost.remove.title': 'Remove factors of {name}?',
  'lost.remove.effect':
    'Make sure that you have checked who asks. The person is told, and their sessions end.',
  'lost.removed': 'Removed; the person is told',
})
