import { created, type RouteDefinition, route } from '@tamga/core'
import { closeCampaign } from '../closing/close-campaign.ts'
import * as contract from '../contract.ts'
import { exportCampaign } from '../report/export.ts'
import {
  changeCampaign,
  createCampaign,
  duplicateCampaign,
  listCampaigns,
  readCampaign,
  removeCampaign,
} from './campaigns.ts'
import { checkCampaign, openCampaign, previewCampaign } from './open-campaign.ts'
import { readProgress, readRoleProgress } from './progress.ts'
import { remindNow } from './remind-now.ts'

const params = contract.CampaignParams
const reply = contract.Campaign
const COLLECTION = '/api/v1/sso/reviews/campaigns'

export const campaignRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/campaigns',
    { summary: 'Campaigns, newest first', query: contract.CampaignsQuery, reply: contract.CampaignList },
    (ctx, { query }) => listCampaigns(ctx, query),
  ),
  route(
    'POST',
    '/campaigns',
    { summary: 'Create a campaign as a draft', body: contract.NewCampaign, reply, status: 201 },
    async (ctx, { body }, tools) => created(tools, COLLECTION, await createCampaign(ctx, body)),
  ),
  route('GET', '/campaigns/:id', { summary: 'One campaign', params, reply }, (ctx, { params }) =>
    readCampaign(ctx, params.id),
  ),
  route(
    'PUT',
    '/campaigns/:id',
    {
      summary: 'Change a draft',
      params,
      body: contract.CampaignChange,
      reply,
      problems: ['wrong_state', 'stale_version'],
    },
    (ctx, { params, body }) => changeCampaign(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/campaigns/:id',
    { summary: 'Delete a draft', params, problems: ['wrong_state'] },
    (ctx, { params }) => removeCampaign(ctx, params.id),
  ),
  route(
    'POST',
    '/campaigns/preview',
    {
      summary: 'What a campaign that is not saved yet would bring',
      body: contract.CampaignPreview,
      reply: contract.Preflight,
    },
    (ctx, { body }) => previewCampaign(ctx, body),
  ),
  route(
    'POST',
    '/campaigns/:id/preflight',
    {
      summary: 'What opening would bring, and what stands against it',
      params,
      reply: contract.Preflight,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => checkCampaign(ctx, params.id),
  ),
  route(
    'POST',
    '/campaigns/:id/open',
    { summary: 'Open: the snapshot is taken', params, reply, problems: ['wrong_state', 'no_reviewer'] },
    (ctx, { params }) => openCampaign(ctx, params.id),
  ),
  route(
    'POST',
    '/campaigns/:id/close',
    {
      summary: 'Close: decisions become final and removals are carried out',
      params,
      reply,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => closeCampaign(ctx, params.id),
  ),
  route(
    'POST',
    '/campaigns/:id/duplicate',
    { summary: 'A new draft like this campaign', params, body: contract.CampaignCopy, reply, status: 201 },
    async (ctx, { params, body }, tools) =>
      created(tools, COLLECTION, await duplicateCampaign(ctx, params.id, body)),
  ),
  route(
    'POST',
    '/campaigns/:id/remind',
    {
      summary: 'Remind every reviewer who is not done',
      params,
      reply: contract.Reminded,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => remindNow(ctx, params.id),
  ),
  route(
    'GET',
    '/campaigns/:id/reviewers',
    { summary: 'How far each reviewer is', params, reply: contract.ReviewerProgress },
    (ctx, { params }) => readProgress(ctx, params.id),
  ),
  route(
    'GET',
    '/campaigns/:id/roles',
    { summary: 'How far the review of each role is', params, reply: contract.RoleProgress },
    (ctx, { params }) => readRoleProgress(ctx, params.id),
  ),
  route(
    'GET',
    '/campaigns/:id/export',
    {
      summary: 'The evidence of a campaign',
      params,
      query: contract.ExportQuery,
      produces: ['text/csv', 'text/html', 'application/pdf'],
    },
    (ctx, { params, query }) => exportCampaign(ctx, params.id, query.format),
  ),
]
