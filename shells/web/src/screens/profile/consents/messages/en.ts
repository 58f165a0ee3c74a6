import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'consents.title': 'Applications with your consent',
  'consents.text': 'In “{tenant}”, these applications reach your data because you allowed it.',
  'consents.none': 'No application has your consent',
  'consents.none.text': 'When an application first asks for your consent, your decision is kept here.',
  'consents.granted': 'Allowed:',
  'consents.sensitive': 'Sensitive access',
  'consents.withdraw': 'Withdraw',
  'consents.withdraw.label': '{name}: withdraw the consent',
  'consents.withdraw.title': 'Withdraw your consent for “{name}”?',
  'consents.withdraw.effect':
    'The application loses access to your data at once. If you use it again, it will ask for your consent anew.',
  'consents.withdraw.done': 'The consent for “{name}” is withdrawn',
})
