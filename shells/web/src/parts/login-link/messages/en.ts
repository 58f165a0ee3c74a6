import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'federation.tab.links': 'Links',
  'federation.last_login': 'Last sign-in',
  'federation.unlink': 'Remove link',
  'federation.unlink.title': 'Remove the link of {name} with {provider}?',
  'federation.unlink.effect':
    'Sessions begun through it end. The person stays a member and is recognised anew at the next sign-in. This cannot be undone.',
  'federation.unlink.done': 'The link of {name} is removed',
})
