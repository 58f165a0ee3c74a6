import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'own_lookups.title': 'Who looked me up',
  'own_lookups.text':
    'Every organisation and person that looked you up in the national registry, and why; found by the registry number that your e-ID or the government gateway proved.',
  'own_lookups.none': 'Nobody has looked you up',
  'own_lookups.unproven.title': 'Prove who you are first',
  'own_lookups.unproven.text':
    'Once your e-ID or the government gateway has proven your registry number, you see here who looked you up.',
  'own_lookups.prove': 'Prove it',
  'own_lookups.entry': 'Looked up by {tenant}',
  'own_lookups.more': 'More',
  'own_lookups.confined':
    'You signed in through the identity provider of your organisation. Sign in with your own e-ID to see this.',
})
