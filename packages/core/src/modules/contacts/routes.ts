import { IdParams } from '../../kernel/http/contract.ts'
import { created, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { checkRegistry } from './contact/check-registry.ts'
import {
  changeContact,
  createContact,
  listContacts,
  listLabels,
  readContact,
  removeContact,
} from './contact/contacts.ts'
import * as contract from './contract.ts'
import { listDuplicates, mergeContacts } from './duplicates/duplicates.ts'
import { exportContacts } from './import/export.ts'
import { importContacts } from './import/import.ts'

const params = IdParams

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '',
    {
      summary: 'People and organisations that the organisation deals with, by name',
      query: contract.ContactsQuery,
      reply: contract.Contacts,
    },
    (ctx, { query }) => listContacts(ctx, query),
  ),
  route(
    'POST',
    '',
    {
      summary: 'A new contact',
      body: contract.NewContact,
      reply: contract.Contact,
      status: 201,
      problems: ['registry_number_taken'],
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/contacts', await createContact(ctx, body)),
  ),
  route(
    'POST',
    '/import',
    {
      summary:
        'Take contacts from a CSV file: all of them, or none; a known registry number changes a contact',
      consumes: 'text/csv',
      query: contract.ImportQuery,
      reply: contract.ImportReply,
      problems: ['import_invalid', 'registry_number_taken'],
    },
    (ctx, { query, body }) => importContacts(ctx, body, query.dry_run ?? false),
  ),
  route(
    'GET',
    '/export',
    {
      summary: 'The contacts of the list as a CSV file that can be imported again',
      query: contract.ContactsQuery,
      produces: ['text/csv'],
    },
    async (ctx, { query }) => exportContacts(ctx, query),
  ),
  route('GET', '/labels', { summary: 'Labels that contacts carry', reply: contract.Labels }, ctx =>
    listLabels(ctx),
  ),
  route(
    'GET',
    '/:id',
    { summary: 'One contact; one that was merged says into which', params, reply: contract.Contact },
    (ctx, { params: { id } }) => readContact(ctx, id),
  ),
  route(
    'PUT',
    '/:id',
    {
      summary: 'Change a contact; what is left out stays as it is',
      params,
      body: contract.ContactChange,
      reply: contract.Contact,
      problems: ['stale_version', 'contact_merged', 'registry_number_taken'],
    },
    (ctx, { params: { id }, body }) => changeContact(ctx, id, body),
  ),
  route(
    'DELETE',
    '/:id',
    {
      summary: 'Delete a contact that nothing refers to',
      params,
      problems: ['contact_in_use', 'contact_merged'],
    },
    (ctx, { params: { id } }) => removeContact(ctx, id),
  ),
  route(
    'GET',
    '/:id/duplicates',
    {
      summary: 'Contacts with the same name, e-mail or telephone number',
      params,
      reply: contract.Duplicates,
    },
    (ctx, { params: { id } }) => listDuplicates(ctx, id),
  ),
  route(
    'POST',
    '/:id/merge',
    {
      summary: 'Merge a duplicate into this contact, with everything that refers to it',
      params,
      body: contract.MergeBody,
      reply: contract.Contact,
      problems: ['stale_version', 'contact_merged'],
    },
    (ctx, { params: { id }, body }) => mergeContacts(ctx, id, body),
  ),
  route(
    'POST',
    '/:id/registry-check',
    {
      summary:
        'Ask the national registry for the name of an organisation; where the government app is at work',
      params,
      reply: contract.Contact,
      problems: [
        'contact_merged',
        'registry_number_missing',
        'registry_not_found',
        'registry_unavailable',
        'registry_access_denied',
        'registry_refused',
        'secret_key_missing',
        'too_many_requests',
      ],
    },
    (ctx, { params: { id } }) => checkRegistry(ctx, id),
  ),
]
