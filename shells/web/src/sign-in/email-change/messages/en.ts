import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'change.title': 'Confirm your new e-mail address',
  'change.lead':
    'If this address is yours, press the button. From then on you sign in with it, and mails go there.',
  'change.submit': 'Change the address',
  'change.done': 'Your e-mail address was changed',
  'change.done.text': 'Sign in with the new address from now on. The old one was told.',
  'change.invalid': 'Try again from your profile.',
  'change.onward': 'Continue',
  'undo.title': 'Undo the change of e-mail?',
  'undo.lead':
    'The old address comes back and your sessions end on every device. Then choose a new password.',
  'undo.submit': 'Undo',
  'undo.done': 'The old address is back',
  'undo.done.text': 'Every session has ended. Choose a new password now.',
  'undo.invalid': 'It is too late to undo it, or it was undone already. Ask your administrator.',
  'undo.onward': 'Choose a new password',
})
