import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import {
  changeRetentionRule,
  createRetentionRule,
  listRetentionRules,
  removeRetentionRule,
} from './retention.ts'

export const retentionRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/retention',
    {
      summary: 'How long documents are kept, and how many each rule would remove now',
      needs: 'manage',
      reply: contract.RetentionRules,
    },
    ctx => listRetentionRules(ctx),
  ),
  route(
    'POST',
    '/retention',
    {
      summary:
        'Keep documents of the organisation, of a folder or of a template for so many months after their last change; in force after a day',
      body: contract.NewRetentionRule,
      reply: contract.RetentionRule,
      status: 201,
      problems: ['retention_rule_exists'],
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/documents/retention', await createRetentionRule(ctx, body)),
  ),
  route(
    'PUT',
    '/retention/:id',
    {
      summary: 'Change how long documents are kept; in force after a day',
      params: IdParams,
      body: contract.RetentionChange,
      reply: contract.RetentionRule,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changeRetentionRule(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/retention/:id',
    { summary: 'Remove a rule: its documents follow the next wider one, or stay', params: IdParams },
    (ctx, { params }) => removeRetentionRule(ctx, params.id),
  ),
]
