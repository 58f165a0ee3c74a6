import { created, type RouteDefinition, route } from '@tamga/core'
import * as contract from './contract.ts'
import { previewUser } from './push/preview.ts'
import { pushPerson, resumeTarget, resyncTarget } from './push/push-orders.ts'
import { retryMany, retryRun } from './runs/retry-runs.ts'
import { listRuns, readRun } from './runs/runs.ts'
import { testNewTarget, testTarget } from './targets/target-test.ts'
import { changeTarget, createTarget, listTargets, readTarget, removeTarget } from './targets/targets.ts'

const ROOT = '/api/v1/sso/scim/targets'
const { Target, TargetParams: params } = contract
const SECRET = ['secret_key_missing'] as const

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/status',
    { summary: 'Whether tokens can be stored', reply: contract.ModuleStatus },
    async ({ services }) => ({ can_store_secrets: services.secrets.available }),
  ),
  route(
    'GET',
    '/targets',
    { summary: 'Systems that receive people', query: contract.TargetsQuery, reply: contract.Targets },
    (ctx, { query }) => listTargets(ctx, query),
  ),
  route(
    'POST',
    '/targets',
    { summary: 'Add a target', body: contract.NewTarget, reply: Target, status: 201, problems: SECRET },
    async (ctx, { body }, reply) => created(reply, ROOT, await createTarget(ctx, body)),
  ),
  route('GET', '/targets/:id', { summary: 'One target', params, reply: Target }, (ctx, input) =>
    readTarget(ctx, input.params.id),
  ),
  route(
    'PUT',
    '/targets/:id',
    {
      summary: 'Change a target; what is absent stays, the token too',
      params,
      body: contract.TargetChanges,
      reply: Target,
      problems: [...SECRET, 'stale_version', 'secret_required'],
    },
    (ctx, input) => changeTarget(ctx, input.params.id, input.body),
  ),
  route(
    'DELETE',
    '/targets/:id',
    { summary: 'Delete a target; what it has received stays there', params },
    (ctx, input) => removeTarget(ctx, input.params.id),
  ),
  route(
    'POST',
    '/targets/test',
    {
      summary: 'Test a connection before it is saved',
      name: 'test_new',
      body: contract.TestBody,
      reply: contract.TestResult,
    },
    (ctx, { body }) => testNewTarget(ctx, body),
  ),
  route(
    'POST',
    '/targets/preview',
    {
      summary: 'What would be sent of a member; the caller unless said',
      body: contract.PreviewBody,
      reply: contract.Preview,
    },
    (ctx, { body }) => previewUser(ctx, body),
  ),
  route(
    'POST',
    '/targets/:id/test',
    { summary: 'Test the connection step by step', params, reply: contract.TestResult },
    (ctx, input) => testTarget(ctx, input.params.id),
  ),
  route(
    'POST',
    '/targets/:id/resync',
    {
      summary: 'Push everything again; with dry_run, tell what that would do',
      params,
      query: contract.ResyncQuery,
      reply: contract.ResyncReply,
      status: 202,
      problems: ['wrong_state'],
    },
    (ctx, { params: { id }, query }, reply) => {
      if (query.dry_run) reply.status(200)
      return resyncTarget(ctx, id, query.dry_run ?? false)
    },
  ),
  route(
    'POST',
    '/targets/:id/users/:user_id/push',
    {
      summary: 'Push one person now; the run has the trace',
      params: contract.PushParams,
      reply: contract.Accepted,
      status: 202,
      problems: ['wrong_state'],
    },
    (ctx, input) => pushPerson(ctx, input.params.id, input.params.user_id),
  ),
  route(
    'POST',
    '/targets/:id/resume',
    {
      summary: 'Agree to the removals that paused a target, or drop them, and go on',
      params,
      body: contract.ResumeBody,
      reply: Target,
      problems: ['wrong_state'],
    },
    (ctx, input) => resumeTarget(ctx, input.params.id, input.body),
  ),
  route(
    'GET',
    '/runs',
    { summary: 'What was pushed, waits or failed', query: contract.RunsQuery, reply: contract.Runs },
    (ctx, { query }) => listRuns(ctx, query),
  ),
  route('GET', '/runs/:id', { summary: 'One run', params, reply: contract.Run }, (ctx, input) =>
    readRun(ctx, input.params.id),
  ),
  route(
    'POST',
    '/runs/:id/retry',
    {
      summary: 'Try a failed run again',
      params,
      reply: contract.Run,
      status: 202,
      problems: ['wrong_state'],
    },
    (ctx, input) => retryRun(ctx, input.params.id),
  ),
  route(
    'POST',
    '/runs/retry',
    {
      summary: 'Try failed runs again: those named, or all that fit a filter',
      name: 'retry_many',
      body: contract.RetryBody,
      reply: contract.Retried,
      status: 202,
    },
    (ctx, { body }) => retryMany(ctx, body),
  ),
]
