import { IdParams } from '../../kernel/http/contract.ts'
import { route, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { awaitAgreement, startAgreement } from './agreements/agreements.ts'
import { cancelBatch, createBatch, listBatches, listBatchItems, readBatch } from './batches/batches.ts'
import { exportBatch } from './batches/export-batch.ts'
import * as contract from './contract.ts'
import { errors } from './errors.ts'
import { lookUpCitizen, lookUpLegalEntity } from './lookups/look-up.ts'
import { listLookups, listOwnLookups, searchLookups } from './lookups/lookups.ts'

const LOOKUP_PROBLEMS = [...Object.keys(errors), 'secret_key_missing', 'overloaded'] as const

export const routes: RouteDefinition[] = [
  route(
    'POST',
    '/egov/citizens/lookup',
    {
      summary: 'A citizen in the national registry (WS100101); every look-up is recorded with its purpose',
      needs: 'read',
      body: contract.LookupBody,
      reply: contract.CitizenReply,
      problems: LOOKUP_PROBLEMS,
    },
    (ctx, { body }) => lookUpCitizen(ctx, body),
  ),
  route(
    'POST',
    '/egov/legal-entities/lookup',
    {
      summary:
        'A legal entity in the national registry (WS100201); every look-up is recorded with its purpose',
      needs: 'read',
      body: contract.LookupBody,
      reply: contract.LegalEntityReply,
      problems: LOOKUP_PROBLEMS,
    },
    (ctx, { body }) => lookUpLegalEntity(ctx, body),
  ),
  route(
    'POST',
    '/egov/agreements',
    {
      summary: 'Ask a citizen on their phone to agree to a look-up, with PIN2 of the e-ID',
      needs: 'read',
      body: contract.AgreementBody,
      reply: contract.AgreementReply,
      status: 202,
      problems: [
        'purpose_required',
        'registry_agreement_refused',
        'eid_unavailable',
        'secret_key_missing',
        'too_many_requests',
      ],
    },
    (ctx, { body }) => startAgreement(ctx, body),
  ),
  route(
    'POST',
    '/egov/agreements/await',
    {
      summary:
        'Waits up to 25 seconds for the citizen; once they signed, the answer has a token for the look-up',
      needs: 'read',
      body: contract.AwaitBody,
      reply: contract.AwaitReply,
      problems: ['registry_agreement_expired', 'registry_agreement_refused', 'eid_unavailable'],
    },
    (ctx, { body }, reply) => awaitAgreement(ctx, body.token, reply),
  ),
  route(
    'POST',
    '/egov/batches',
    {
      summary: 'Have a list of legal entities checked, one look-up for each; it runs on behind the answer',
      needs: 'read',
      body: contract.BatchBody,
      reply: contract.Batch,
      status: 202,
      problems: ['purpose_required', 'session_required'],
    },
    async (ctx, { body }, reply) => {
      const batch = await createBatch(ctx, body)
      reply.header('location', `/api/v1/egov/batches/${batch.id}`)
      return batch
    },
  ),
  route(
    'GET',
    '/egov/batches',
    { summary: 'Lists that are or were checked', query: contract.BatchesQuery, reply: contract.Batches },
    (ctx, { query }) => listBatches(ctx, query),
  ),
  route(
    'GET',
    '/egov/batches/:id',
    { summary: 'How far a list is checked', params: IdParams, reply: contract.Batch },
    (ctx, input) => readBatch(ctx, input.params.id),
  ),
  route(
    'GET',
    '/egov/batches/:id/items',
    {
      summary: 'What the registry said of each legal entity, in the order of the list',
      params: IdParams,
      query: contract.BatchesQuery,
      reply: contract.BatchItems,
    },
    (ctx, input) => listBatchItems(ctx, input.params.id, input.query),
  ),
  route(
    'GET',
    '/egov/batches/:id/export',
    {
      summary: 'What the registry said of each legal entity of a list, as a CSV file',
      params: IdParams,
      produces: ['text/csv'],
    },
    (ctx, input) => exportBatch(ctx, input.params.id),
  ),
  route(
    'POST',
    '/egov/batches/:id/cancel',
    {
      summary: 'Stop checking a list; what was found until now stays',
      needs: 'read',
      params: IdParams,
      reply: contract.Batch,
      problems: ['wrong_state'],
    },
    (ctx, input) => cancelBatch(ctx, input.params.id),
  ),
  route(
    'GET',
    '/egov/lookups',
    {
      summary: 'Who looked whom up, when and why: one’s own look-ups, with egov.manage those of everybody',
      query: contract.LookupsQuery,
      reply: contract.Lookups,
    },
    (ctx, { query }) => listLookups(ctx, query),
  ),
  route(
    'POST',
    '/egov/lookups/search',
    {
      summary: 'Who looked one citizen or legal entity up; the number stands in no address',
      body: contract.LookupSearch,
      reply: contract.Lookups,
    },
    (ctx, { body }) => searchLookups(ctx, body),
  ),
  sessionRoute(
    'GET',
    '/me/registry-lookups',
    {
      summary:
        'Who looked the caller up in the national registry, in every organisation: by a registry number that e-ID or gateway proved',
      query: contract.OwnLookupsQuery,
      reply: contract.OwnLookups,
      sessionOnly: true,
      problems: ['reauthentication_required'],
    },
    (ctx, { query }) => listOwnLookups(ctx, query),
  ),
]
