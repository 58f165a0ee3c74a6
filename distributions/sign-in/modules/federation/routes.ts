import { created, type RouteDefinition, route } from '@tamga/core'
import * as contract from './contract.ts'
import { checkDomain } from './domains/check-domain.ts'
import { listLinks, removeLink } from './links/links.ts'
import { enableProvider } from './providers/enable-provider.ts'
import {
  changeProvider,
  createProvider,
  listProviders,
  readProvider,
  removeProvider,
} from './providers/providers.ts'
import { reserveProvider } from './providers/reserve-provider.ts'
import { testIssuer, testProvider } from './providers/test-provider.ts'
import { orderTrial, readTrial } from './trials/trials.ts'

const ROOT = '/api/v1/sso/federation/providers'
const { Provider, ProviderParams: params } = contract
const REFUSALS = ['secret_key_missing', 'administrator_required', 'provider_slug_taken'] as const

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/status',
    { summary: 'Whether secrets of identity providers can be stored', reply: contract.Status },
    async ({ services }) => ({ can_store_secrets: services.secrets.available }),
  ),
  route(
    'GET',
    '/callback',
    { summary: 'A callback address for a provider that is not registered yet', reply: contract.Reservation },
    async ctx => reserveProvider(ctx),
  ),
  route(
    'GET',
    '/providers',
    { summary: 'Identity providers', query: contract.ProvidersQuery, reply: contract.Providers },
    (ctx, { query }) => listProviders(ctx, query),
  ),
  route(
    'POST',
    '/providers',
    {
      summary: 'Register an identity provider',
      body: contract.NewProvider,
      reply: Provider,
      status: 201,
      problems: [...REFUSALS, 'wrong_state'],
    },
    async (ctx, { body }, reply) => created(reply, ROOT, await createProvider(ctx, body)),
  ),
  route(
    'GET',
    '/providers/:id',
    { summary: 'One identity provider', params, reply: Provider },
    (ctx, input) => readProvider(ctx, input.params.id),
  ),
  route(
    'PUT',
    '/providers/:id',
    {
      summary: 'Change an identity provider; what is absent stays',
      params,
      body: contract.ProviderChanges,
      reply: Provider,
      problems: [...REFUSALS, 'secret_required', 'stale_version'],
    },
    (ctx, input) => changeProvider(ctx, input.params.id, input.body),
  ),
  route(
    'PUT',
    '/providers/:id/enabled',
    {
      summary: 'Enable or disable an identity provider; `end_sessions` ends those that came through it',
      params,
      body: contract.EnabledBody,
      reply: Provider,
    },
    (ctx, input) => enableProvider(ctx, input.params.id, input.body),
  ),
  route(
    'DELETE',
    '/providers/:id',
    {
      summary:
        'Delete an identity provider, its links and the sessions that came through it; the people stay, and so does the session of the caller',
      params,
      query: contract.RemovalQuery,
    },
    (ctx, input) => removeProvider(ctx, input.params.id, input.query.reason),
  ),
  route(
    'GET',
    '/providers/:id/links',
    {
      summary: 'People who entered through an identity provider',
      params,
      query: contract.LinksOfProviderQuery,
      reply: contract.Links,
    },
    async (ctx, input) => {
      await readProvider(ctx, input.params.id)
      return listLinks(ctx, { ...input.query, provider: input.params.id })
    },
  ),
  route(
    'GET',
    '/links',
    { summary: 'All links', query: contract.LinksQuery, reply: contract.Links },
    (ctx, { query }) => listLinks(ctx, query),
  ),
  route(
    'DELETE',
    '/links/:id',
    { summary: 'Take a link away; sessions that began with it end', params: contract.LinkParams },
    (ctx, input) => removeLink(ctx, input.params.id),
  ),
  route(
    'POST',
    '/discovery',
    {
      summary: 'Look at an issuer before it is registered',
      body: contract.DiscoveryBody,
      reply: contract.TestReply,
    },
    (ctx, { body }) => testIssuer(ctx, body.issuer),
  ),
  route(
    'POST',
    '/providers/:id/test',
    {
      summary: 'Look whether an identity provider can be reached and used',
      params,
      reply: contract.TestReply,
    },
    (ctx, input) => testProvider(ctx, input.params.id),
  ),
  route(
    'POST',
    '/providers/:id/domains/:domain/check',
    {
      summary: 'Look in the DNS for the record that proves a domain',
      params: contract.DomainParams,
      reply: contract.Domain,
    },
    (ctx, input) => checkDomain(ctx, input.params.id, input.params.domain),
  ),
  route(
    'POST',
    '/providers/:id/trial',
    {
      summary: 'Begin a sign-in that is only looked at: nobody is created or signed in',
      params,
      body: contract.TrialBody,
      reply: contract.TrialOrder,
    },
    (ctx, input) => orderTrial(ctx, input.params.id, input.body.return_to),
  ),
  route(
    'GET',
    '/providers/:id/trial/:trial_id',
    {
      summary: 'What a trial brought: the claims and how they map',
      params: contract.TrialParams,
      reply: contract.TrialReply,
    },
    (ctx, input) => readTrial(ctx, input.params.id, input.params.trial_id),
  ),
]
