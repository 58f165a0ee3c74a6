import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import {
  changeTemplate,
  listTemplates,
  previewTemplate,
  readTemplate,
  resetTemplate,
  sendTestMail,
} from './templates.ts'

const { TemplateParams: params, Template } = contract

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/settings/mails',
    {
      summary: 'Mails that the organisation can word',
      query: contract.TemplatesQuery,
      reply: contract.Templates,
    },
    (ctx, { query }) => listTemplates(ctx, query),
  ),
  route(
    'GET',
    '/settings/mails/:kind/:language',
    { summary: 'The wording of a mail', params, reply: Template },
    (ctx, input) => readTemplate(ctx, input.params),
  ),
  route(
    'PUT',
    '/settings/mails/:kind/:language',
    {
      summary: 'Word a mail anew',
      params,
      body: contract.TemplateBody,
      reply: Template,
      problems: ['stale_version'],
    },
    (ctx, input) => changeTemplate(ctx, input.params, input.body),
  ),
  route(
    'DELETE',
    '/settings/mails/:kind/:language',
    { summary: 'Go back to the wording of the product', params },
    (ctx, input) => resetTemplate(ctx, input.params),
  ),
  route(
    'POST',
    '/settings/mails/:kind/:language/preview',
    {
      summary: 'The mail as its reader would get it',
      params,
      body: contract.PreviewBody,
      reply: contract.Preview,
      needs: 'read',
    },
    (ctx, input) => previewTemplate(ctx, input.params, input.body),
  ),
  route(
    'POST',
    '/settings/mails/:kind/:language/test',
    { summary: 'Send the mail to the own address', params, reply: contract.TestReply, status: 202 },
    (ctx, input) => sendTestMail(ctx, input.params),
  ),
]
