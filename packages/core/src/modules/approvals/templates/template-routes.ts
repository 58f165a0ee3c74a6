import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { changeTemplate, createTemplate, listTemplates, readTemplate, removeTemplate } from './templates.ts'

const PATH = '/approvals/templates'

export const templateRoutes: RouteDefinition[] = [
  route(
    'GET',
    PATH,
    {
      summary: 'Flows that the organisation uses again and again, by name',
      query: contract.TemplatesQuery,
      reply: contract.Templates,
    },
    (ctx, { query }) => listTemplates(ctx, query),
  ),
  route(
    'POST',
    PATH,
    {
      summary: 'A new flow to be used again; deadlines are days',
      body: contract.NewTemplate,
      reply: contract.Template,
      status: 201,
      problems: ['approver_unavailable'],
    },
    async (ctx, { body }, reply) => created(reply, `/api/v1${PATH}`, await createTemplate(ctx, body)),
  ),
  route(
    'GET',
    `${PATH}/:id`,
    { summary: 'A flow to be used again', params: IdParams, reply: contract.Template },
    (ctx, { params }) => readTemplate(ctx, params.id),
  ),
  route(
    'PUT',
    `${PATH}/:id`,
    {
      summary: 'Change a flow to be used again; flows under way stay as they are',
      params: IdParams,
      body: contract.TemplateChange,
      reply: contract.Template,
      problems: ['approver_unavailable', 'stale_version'],
    },
    (ctx, { params, body }) => changeTemplate(ctx, params.id, body),
  ),
  route(
    'DELETE',
    `${PATH}/:id`,
    { summary: 'Remove a flow to be used again; flows under way stay', params: IdParams },
    (ctx, { params }) => removeTemplate(ctx, params.id),
  ),
]
