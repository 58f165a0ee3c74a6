import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { cancelClosing, readClosing, requestClosing } from './closing/closing.ts'
import * as contract from './contract.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
  readOwnEmail,
  requestEmailChange,
  undoEmailChange,
} from './email-change/email-change.ts'
import { exportPersonalData } from './personal-data/export.ts'

const confirmed = ['password_wrong', 'reauthentication_required', 'too_many_requests']

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/email',
    { summary: 'Own address, and the change that waits', reply: contract.OwnEmail },
    ctx => readOwnEmail(ctx),
  ),
  sessionRoute(
    'POST',
    '/me/email',
    {
      summary: 'Change the own address: a link is sent to the new one',
      body: contract.EmailChangeBody,
      reply: contract.EmailChangeReply,
      status: 202,
      stepUp: true,
      problems: [...confirmed, 'email_unchanged'],
    },
    (ctx, { body }) => requestEmailChange(ctx, body),
  ),
  sessionRoute('DELETE', '/me/email', { summary: 'Drop the change of address that waits' }, ctx =>
    cancelEmailChange(ctx),
  ),
  openRoute(
    'POST',
    '/auth/email/change',
    {
      summary: 'Confirm a change of address with the link in the new mailbox',
      body: contract.TokenBody,
      problems: ['link_invalid'],
    },
    (ctx, { body }) => confirmEmailChange(ctx, body.token),
  ),
  openRoute(
    'POST',
    '/auth/email/undo',
    {
      summary: 'Undo a change of address with the link in the old mailbox; every session ends',
      body: contract.TokenBody,
      problems: ['link_invalid'],
    },
    (ctx, { body }) => undoEmailChange(ctx, body.token),
  ),
  sessionRoute(
    'GET',
    '/me/export',
    { summary: 'Everything that is kept about me, as a file', produces: ['application/json'] },
    ctx => exportPersonalData(ctx),
  ),
  sessionRoute(
    'GET',
    '/me/closing',
    { summary: 'Whether the own account is being closed, and when', reply: contract.ClosingReply },
    ctx => readClosing(ctx),
  ),
  sessionRoute(
    'POST',
    '/me/closing',
    {
      summary: 'Close the own account after a delay',
      body: contract.ClosingBody,
      reply: contract.ClosingReply,
      status: 202,
      stepUp: true,
      problems: [...confirmed, 'wrong_state', 'last_admin', 'last_operator'],
    },
    (ctx, { body }) => requestClosing(ctx, body),
  ),
  sessionRoute('DELETE', '/me/closing', { summary: 'Keep the account after all' }, ctx => cancelClosing(ctx)),
]
