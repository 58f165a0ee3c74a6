import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'mail.greeting': 'Hello {person},',
  'mail.link_fallback':
    'If the button does not work, copy this address into the address bar of your browser:',
  'mail.footer': 'This message was sent automatically by {brand}; there is no need to reply.',
})
