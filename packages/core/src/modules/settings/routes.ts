import { openRoute, operatorRoute, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { listMembersWithoutFactor } from '../factors/index.ts'
import { readFeatures } from '../store/index.ts'
import { changeAppearance, readAppearance } from './appearance.ts'
import { readPublicBrand } from './brand/brand.ts'
import { cached } from './brand/cached.ts'
import { readServerMessages } from './brand/server-messages.ts'
import * as contract from './contract.ts'
import { changeFeatures } from './features/features.ts'
import { changePlatformSettings, readPlatformSettings } from './platform-settings.ts'
import { changeSecuritySettings, readSecuritySettings } from './security/security.ts'

const stale = ['stale_version']

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/settings/platform',
    { summary: 'Settings of the whole installation', reply: contract.PlatformSettings },
    ctx => readPlatformSettings(ctx),
  ),
  operatorRoute(
    'PUT',
    '/settings/platform',
    {
      summary: 'Change the settings of the whole installation',
      body: contract.PlatformBody,
      reply: contract.PlatformSettings,
      problems: stale,
    },
    (ctx, { body }) => changePlatformSettings(ctx, body),
  ),
  route(
    'GET',
    '/settings/appearance',
    { summary: 'Languages and brand of the organisation', reply: contract.Appearance },
    ctx => readAppearance(ctx),
  ),
  route(
    'PUT',
    '/settings/appearance',
    {
      summary: 'Change languages and brand; what is absent stays',
      body: contract.AppearanceBody,
      reply: contract.Appearance,
      problems: stale,
    },
    (ctx, { body }) => changeAppearance(ctx, body),
  ),
  route(
    'GET',
    '/settings/security',
    {
      summary: 'Rules of the organisation: sessions, second factors, ways to sign in',
      reply: contract.Security,
    },
    ctx => readSecuritySettings(ctx),
  ),
  route(
    'PUT',
    '/settings/security',
    {
      summary: 'Change the rules for sessions and factors; what is absent stays',
      stepUp: true,
      body: contract.SecurityBody,
      reply: contract.Security,
      problems: [...stale, 'own_network_excluded', 'no_way_in'],
    },
    (ctx, { body }) => changeSecuritySettings(ctx, body),
  ),
  route(
    'GET',
    '/settings/security/second-factor/missing',
    {
      summary: 'Members who have no second factor yet',
      query: contract.MissingFactorQuery,
      reply: contract.MissingFactor,
    },
    (ctx, { query }) => listMembersWithoutFactor(ctx, query),
  ),
  route(
    'GET',
    '/settings/features',
    { summary: 'Features of the core, and whether the organisation has them on', reply: contract.Features },
    ctx => readFeatures(ctx),
  ),
  route(
    'PUT',
    '/settings/features',
    {
      summary: 'Switch features on or off; those that are not named stay',
      body: contract.Features,
      reply: contract.Features,
    },
    (ctx, { body }) => changeFeatures(ctx, body),
  ),
  openRoute(
    'GET',
    '/brand',
    {
      summary: 'Name, colours and languages for pages before sign-in',
      duringMaintenance: true,
      query: contract.BrandQuery,
      reply: contract.BrandReply,
    },
    async (ctx, { query }, reply) => {
      reply.header('vary', 'Accept-Language, Cookie, X-Page-Language')
      return cached(reply, 60, await readPublicBrand(ctx, query.tenant))
    },
  ),
  openRoute(
    'GET',
    '/i18n/:lang',
    {
      summary: 'Texts of the server in one language',
      params: contract.MessagesParams,
      reply: contract.MessagesReply,
    },
    async (ctx, { params }, reply) => cached(reply, 300, readServerMessages(ctx, params.lang)),
  ),
]
