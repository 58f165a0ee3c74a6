import { created, route, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import {
  changeServiceAccount,
  createServiceAccount,
  listServiceAccounts,
  readServiceAccount,
  removeServiceAccount,
} from './service-accounts/service-accounts.ts'
import {
  createAccountToken,
  listAccountTokens,
  revokeAccountToken,
  rotateAccountToken,
} from './tokens/account-tokens.ts'
import { createOwnToken, listOwnTokens, revokeOwnToken, rotateOwnToken } from './tokens/own-tokens.ts'

const ACCOUNTS = '/service-accounts'
const AT = `/api/v1${ACCOUNTS}`
const { ServiceAccount, ServiceAccountParams, TokenParams, TokenWithSecret, AccountTokenParams } = contract

const changeShape = {
  params: ServiceAccountParams,
  body: contract.ServiceAccountChanges,
  reply: ServiceAccount,
  problems: ['stale_version'],
} as const

const accounts: RouteDefinition[] = [
  route(
    'GET',
    ACCOUNTS,
    {
      summary: 'Service accounts of the organisation',
      query: contract.ServiceAccountsQuery,
      reply: contract.ServiceAccounts,
    },
    (ctx, { query }) => listServiceAccounts(ctx, query),
  ),
  route(
    'POST',
    ACCOUNTS,
    {
      summary: 'Add a service account',
      stepUp: true,
      body: contract.NewServiceAccount,
      reply: ServiceAccount,
      status: 201,
      problems: ['owner_required'],
    },
    async (ctx, { body }, reply) => created(reply, AT, await createServiceAccount(ctx, body)),
  ),
  route(
    'GET',
    `${ACCOUNTS}/:id`,
    { summary: 'One service account', params: ServiceAccountParams, reply: ServiceAccount },
    (ctx, { params }) => readServiceAccount(ctx, params.id),
  ),
  route(
    'PUT',
    `${ACCOUNTS}/:id`,
    { ...changeShape, summary: 'Change a service account', stepUp: true },
    (ctx, { params, body }) => changeServiceAccount(ctx, params.id, body),
  ),
  route(
    'PATCH',
    `${ACCOUNTS}/:id`,
    { ...changeShape, summary: 'Change some of a service account', stepUp: true },
    (ctx, { params, body }) => changeServiceAccount(ctx, params.id, body),
  ),
  route(
    'DELETE',
    `${ACCOUNTS}/:id`,
    { summary: 'Delete a service account and its tokens', params: ServiceAccountParams },
    (ctx, { params }) => removeServiceAccount(ctx, params.id),
  ),
]

const accountTokens: RouteDefinition[] = [
  route(
    'GET',
    `${ACCOUNTS}/:id/tokens`,
    {
      summary: 'Tokens of a service account',
      sessionOnly: true,
      params: ServiceAccountParams,
      query: contract.TokensQuery,
      reply: contract.Tokens,
    },
    (ctx, { params, query }) => listAccountTokens(ctx, params.id, query),
  ),
  route(
    'POST',
    `${ACCOUNTS}/:id/tokens`,
    {
      summary: 'Make a token for a service account; it is in this answer alone',
      stepUp: true,
      sessionOnly: true,
      params: ServiceAccountParams,
      body: contract.NewToken,
      reply: TokenWithSecret,
      status: 201,
      problems: ['too_many_tokens'],
    },
    async (ctx, { params, body }, reply) =>
      created(reply, `${AT}/${params.id}/tokens`, await createAccountToken(ctx, params.id, body)),
  ),
  route(
    'POST',
    `${ACCOUNTS}/:id/tokens/:token_id/rotate`,
    {
      summary: 'Make a new secret for a token of a service account; it is in this answer alone',
      stepUp: true,
      sessionOnly: true,
      params: AccountTokenParams,
      body: contract.RotateBody,
      reply: TokenWithSecret,
    },
    (ctx, { params, body }) => rotateAccountToken(ctx, params, body.overlap_seconds ?? 0),
  ),
  route(
    'DELETE',
    `${ACCOUNTS}/:id/tokens/:token_id`,
    { summary: 'Revoke a token of a service account', sessionOnly: true, params: AccountTokenParams },
    (ctx, { params }) => revokeAccountToken(ctx, params),
  ),
]

const ownTokens: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/tokens',
    { summary: 'Own personal tokens', query: contract.TokensQuery, reply: contract.Tokens },
    (ctx, { query }) => listOwnTokens(ctx, query),
  ),
  sessionRoute(
    'POST',
    '/tokens',
    {
      summary: 'Make a personal token; it is in this answer alone',
      stepUp: true,
      body: contract.NewToken,
      reply: TokenWithSecret,
      status: 201,
      problems: ['too_many_tokens'],
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/tokens', await createOwnToken(ctx, body)),
  ),
  sessionRoute(
    'POST',
    '/tokens/:id/rotate',
    {
      summary: 'Make a new secret for a personal token; it is in this answer alone',
      stepUp: true,
      params: TokenParams,
      body: contract.RotateBody,
      reply: TokenWithSecret,
    },
    (ctx, { params, body }) => rotateOwnToken(ctx, params.id, body.overlap_seconds ?? 0),
  ),
  sessionRoute(
    'DELETE',
    '/tokens/:id',
    { summary: 'Revoke a personal token', params: TokenParams },
    (ctx, { params }) => revokeOwnToken(ctx, params.id),
  ),
]

export const routes: RouteDefinition[] = [...accounts, ...accountTokens, ...ownTokens]
