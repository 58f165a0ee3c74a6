import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { changeTemplate, createTemplate, listTemplates, readTemplate, removeTemplate } from './templates.ts'

export const templateRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/templates',
    { summary: 'Templates that documents are made from, with their fields', reply: contract.Templates },
    ctx => listTemplates(ctx),
  ),
  route(
    'POST',
    '/templates',
    {
      summary: 'Make a template: a text with places, and a field for each of them',
      body: contract.NewTemplate,
      reply: contract.Template,
      status: 201,
      problems: ['template_name_taken', 'too_many_templates'],
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/documents/templates', await createTemplate(ctx, body)),
  ),
  route(
    'GET',
    '/templates/:id',
    { summary: 'One template', params: IdParams, reply: contract.Template },
    (ctx, { params }) => readTemplate(ctx, params.id),
  ),
  route(
    'PUT',
    '/templates/:id',
    {
      summary: 'Change a template; documents that were made from it stay as they are',
      params: IdParams,
      body: contract.TemplateChange,
      reply: contract.Template,
      problems: ['stale_version', 'template_name_taken'],
    },
    (ctx, { params, body }) => changeTemplate(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/templates/:id',
    { summary: 'Remove a template; documents that were made from it stay', params: IdParams },
    (ctx, { params }) => removeTemplate(ctx, params.id),
  ),
]
