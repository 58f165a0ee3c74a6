import { IdParams } from '../../../kernel/http/contract.ts'
import { created, openRoute, route } from '../../../kernel/http/route.ts'
import type { ReplyTools, RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { openShare, openShareAsMember } from './open-share.ts'
import { createShare, listShares, revokeShare } from './shares.ts'

/** What a capability must not leave behind: w3ctag.github.io/capability-urls. */
function hide(reply: ReplyTools): void {
  reply.header('referrer-policy', 'no-referrer')
  reply.header('x-robots-tag', 'noindex')
  reply.header('cache-control', 'no-store')
}

export const shareRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/reports/:id/shares',
    {
      summary: 'Links to a report, with how often they were opened',
      needs: 'share',
      params: IdParams,
      reply: contract.Shares,
    },
    (ctx, { params }) => listShares(ctx, params.id),
  ),
  route(
    'POST',
    '/reports/:id/shares',
    {
      summary: 'Give a link to a report; its address is told once',
      needs: 'share',
      sessionOnly: true,
      params: IdParams,
      body: contract.ShareBody,
      reply: contract.NewShareReply,
      status: 201,
      problems: ['share_for_anyone_off', 'shares_full', 'report_too_slow'],
    },
    async (ctx, { params, body }, reply) =>
      created(reply, `/api/v1/reports/${params.id}/shares`, await createShare(ctx, params.id, body)),
  ),
  route(
    'DELETE',
    '/reports/:id/shares/:share_id',
    { summary: 'End a link', needs: 'share', params: contract.ShareParams },
    (ctx, { params }) => revokeShare(ctx, params.id, params.share_id),
  ),
  openRoute(
    'POST',
    '/reports/shared',
    {
      summary: 'What a link shows; a wrong, an ended and a forbidden one are the same 404',
      body: contract.SharedBody,
      reply: contract.Shared,
      problems: ['invalid_code', 'too_many_requests', 'report_too_slow'],
    },
    (ctx, { body }, reply) => {
      hide(reply)
      return reply.wait(`shared ${ctx.ip}`, async signal => {
        const opened = await openShare(ctx, body, signal)
        if (!opened) reply.status(202)
        return opened ?? { code_sent: true as const }
      })
    },
  ),
  route(
    'POST',
    '/reports/shared/own',
    {
      summary: 'What a link for members of the organisation shows',
      needs: 'read',
      body: contract.OwnSharedBody,
      reply: contract.Shared,
      problems: ['too_many_requests', 'report_too_slow'],
    },
    (ctx, { body }, reply) => {
      hide(reply)
      return reply.wait(`reports ${ctx.tenant.id}`, signal => openShareAsMember(ctx, body.token, signal))
    },
  ),
]
