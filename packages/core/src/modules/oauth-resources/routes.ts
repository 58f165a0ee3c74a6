import { created, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { changeHosts, readHosts } from './documents/hosts.ts'
import { changeResource, createResource, listResources, removeResource } from './resources.ts'

const ROOT = '/api/v1/oauth/resources'
const params = contract.ResourceParams

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/resources',
    {
      summary: 'Services of the organisation that take access tokens of their own',
      query: contract.ResourcesQuery,
      reply: contract.Resources,
    },
    (ctx, { query }) => listResources(ctx, query),
  ),
  route(
    'POST',
    '/resources',
    {
      summary: 'Add a service that takes access tokens of its own (RFC 8707)',
      body: contract.NewResource,
      reply: contract.Resource,
      status: 201,
      problems: ['resource_exists'],
    },
    async (ctx, { body }, reply) => created(reply, ROOT, await createResource(ctx, body)),
  ),
  route(
    'PUT',
    '/resources/:id',
    {
      summary: 'Change a service; its address stays',
      params,
      body: contract.ResourceChanges,
      reply: contract.Resource,
      problems: ['stale_version'],
    },
    (ctx, input) => changeResource(ctx, input.params.id, input.body),
  ),
  route('DELETE', '/resources/:id', { summary: 'Remove a service', params }, (ctx, input) =>
    removeResource(ctx, input.params.id),
  ),
  route(
    'GET',
    '/document-hosts',
    {
      summary: 'Hosts whose documents name applications that members may let in',
      reply: contract.DocumentHosts,
    },
    ctx => readHosts(ctx),
  ),
  route(
    'PUT',
    '/document-hosts',
    {
      summary: 'Say which hosts those are; applications of a host that is taken off are out at once',
      body: contract.DocumentHosts,
      reply: contract.DocumentHosts,
    },
    (ctx, { body }) => changeHosts(ctx, body.hosts),
  ),
]
