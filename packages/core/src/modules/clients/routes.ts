import { created, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { readActivity } from './activity/activity.ts'
import { readLogoutDeliveries, readLogoutHours } from './activity/logout-deliveries.ts'
import {
  changeClient,
  createClient,
  enableClient,
  listClients,
  readClient,
  readClientLogo,
  removeClient,
} from './clients.ts'
import * as contract from './contract.ts'
import { uploadLogo } from './launch/upload-logo.ts'
import { rotateSecret } from './rules/client-secret.ts'

const ROOT = '/api/v1/sso/clients'
const { Client, ClientParams: params, ClientWithSecret } = contract
const REFUSALS = ['redirect_host_not_allowed', 'client_inconsistent'] as const

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '',
    {
      summary: 'Applications that sign people in',
      query: contract.ClientsQuery,
      reply: contract.Clients,
      problems: ['operator_required'],
    },
    (ctx, { query }) => listClients(ctx, query),
  ),
  route(
    'POST',
    '',
    {
      summary: 'Register an application; its secret is in this answer alone',
      stepUp: true,
      body: contract.NewClient,
      reply: ClientWithSecret,
      status: 201,
      problems: [...REFUSALS, 'operator_required'],
    },
    async (ctx, { body }, reply) => created(reply, ROOT, await createClient(ctx, body)),
  ),
  route('GET', '/:id', { summary: 'One application', params, reply: Client }, (ctx, input) =>
    readClient(ctx, input.params.id),
  ),
  route(
    'PUT',
    '/:id',
    {
      summary: 'Change an application; what is absent stays',
      params,
      body: contract.ClientChanges,
      reply: Client,
      problems: [...REFUSALS, 'stale_version', 'default_client'],
    },
    (ctx, input) => changeClient(ctx, input.params.id, input.body),
  ),
  route(
    'DELETE',
    '/:id',
    { summary: 'Delete an application and all its tokens', params, problems: ['default_client'] },
    (ctx, input) => removeClient(ctx, input.params.id),
  ),
  route(
    'POST',
    '/:id/rotate-secret',
    {
      summary: 'Make a new secret; it is in this answer alone',
      stepUp: true,
      params,
      body: contract.RotateBody,
      reply: ClientWithSecret,
      problems: ['client_without_secret', 'default_client'],
    },
    (ctx, input) => rotateSecret(ctx, input.params.id, input.body.grace_seconds ?? 0),
  ),
  route(
    'PUT',
    '/:id/enabled',
    { summary: 'Enable or disable an application', params, body: contract.EnabledBody, reply: Client },
    (ctx, input) => enableClient(ctx, input.params.id, input.body.enabled),
  ),
  route(
    'GET',
    '/:id/activity',
    { summary: 'How much an application is used, and what was changed', params, reply: contract.Activity },
    (ctx, input) => readActivity(ctx, input.params.id),
  ),
  route(
    'GET',
    '/:id/logo',
    { summary: 'Whether the logo could be fetched', params, reply: contract.LogoState },
    (ctx, input) => readClientLogo(ctx, input.params.id),
  ),
  route(
    'PUT',
    '/:id/logo',
    {
      summary: 'Upload the logo: PNG, JPEG or WebP, up to 256 KB; a new picture is made of its pixels',
      params,
      consumes: 'image',
      reply: Client,
      problems: ['picture_unreadable', 'picture_dimensions'],
    },
    (ctx, input) => uploadLogo(ctx, input.params.id, input.body),
  ),
  route(
    'GET',
    '/:id/logouts',
    {
      summary: 'Whether the application heard that sessions ended (back-channel logout)',
      params,
      query: contract.LogoutsQuery,
      reply: contract.Logouts,
    },
    (ctx, input) => readLogoutDeliveries(ctx, input.params.id, input.query),
  ),
  route(
    'GET',
    '/:id/logouts/hours',
    { summary: 'How back-channel logouts of the last 24 hours ended', params, reply: contract.LogoutHours },
    (ctx, input) => readLogoutHours(ctx, input.params.id),
  ),
]
