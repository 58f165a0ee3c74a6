import { sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { listNotifications, readNotifications } from './notifications.ts'
import { openStream } from './stream/open-stream.ts'
import { changeSwitches, listSwitches } from './switches.ts'

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/notifications',
    {
      summary: 'What waits for the caller, newest first',
      query: contract.NotificationQuery,
      reply: contract.NotificationList,
    },
    (ctx, { query }) => listNotifications(ctx, query),
  ),
  sessionRoute(
    'POST',
    '/me/notifications/read',
    {
      summary: 'Mark some or all of them as read',
      body: contract.ReadGiven,
      reply: contract.Unread,
    },
    (ctx, { body }) => readNotifications(ctx, body),
  ),
  sessionRoute(
    'GET',
    '/me/notifications/switches',
    { summary: 'Which kinds of notification the caller gets, and how', reply: contract.Switches },
    ctx => listSwitches(ctx),
  ),
  sessionRoute(
    'PUT',
    '/me/notifications/switches',
    {
      summary: 'Choose them; what is not named stays',
      body: contract.SwitchesGiven,
      reply: contract.Switches,
    },
    (ctx, { body }) => changeSwitches(ctx, body.switches),
  ),
  sessionRoute(
    'GET',
    '/me/events',
    {
      summary:
        'A stream of events: `notification`, `withdrawn`, `badges` and `session`; it goes on behind the id in `Last-Event-ID`',
      produces: ['text/event-stream'],
      isBackground: true,
      problems: ['too_many_requests'],
    },
    (ctx, _input, reply) => openStream(ctx, reply),
  ),
]
