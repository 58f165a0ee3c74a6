import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'resources.title': 'Protected services',
  'resources.subtitle': 'Services of the organisation that take tokens for themselves alone',
  'resources.add': 'Add a service',
  'resources.edit': 'Edit',
  'resources.delete': 'Remove',
  'resources.delete.title': 'Remove “{name}”?',
  'resources.delete.effect':
    'No new tokens are issued for it. Those that were issued count until they expire.',
  'resources.save': 'Save',
  'resources.name': 'Name',
  'resources.uri': 'Address',
  'resources.uri.note': 'The aud of its tokens; it cannot be changed later.',
  'resources.scopes': 'Scopes',
  'resources.scopes.note': 'Names that mean something to the service, such as crm.read',
  'resources.format': 'Form of tokens',
  'resources.format.jwt': 'JWT: the service verifies the signature itself',
  'resources.format.opaque': 'Opaque: the service asks us about each token',
  'resources.ttl': 'Life in seconds',
  'resources.ttl.note': 'Empty: as the installation says',
  'resources.empty.title': 'No services yet',
  'resources.empty.text': 'Add an API or an MCP server, and applications get tokens for it alone.',
  'resources.hosts.title': 'Hosts of applications known by a document',
  'resources.hosts.text':
    'Members may let in applications of these hosts that nobody registered. Consent is asked for each time, with the mark “not verified”; they can only read.',
  'resources.hosts.saved': 'The hosts are saved',
})
