import { route, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { readMenus } from './menus/menus.ts'
import { installApp, listApps, previewInstall, readApp, setActive, uninstallApp } from './service.ts'

const params = contract.AppParams

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/store/apps',
    {
      summary: 'The app catalog, with what the tenant has of it; by slug',
      query: contract.AppsQuery,
      reply: contract.AppList,
    },
    (ctx, { query }) => listApps(ctx, query),
  ),
  sessionRoute(
    'GET',
    '/store/apps/:slug',
    { summary: 'One app of the catalog', params, query: contract.AppQuery, reply: contract.App },
    (ctx, { params, query }) => readApp(ctx, params.slug, query),
  ),
  sessionRoute(
    'GET',
    '/store/apps/:slug/plan',
    { summary: 'What installing an app would bring along', params, reply: contract.PlanReply },
    (ctx, { params }) => previewInstall(ctx, params.slug),
  ),
  route(
    'POST',
    '/store/apps/:slug/install',
    {
      summary: 'Install an app with everything it needs; 200 when nothing was missing',
      params,
      reply: contract.InstallReply,
      status: 201,
      problems: ['dependency_unsatisfied'],
    },
    async (ctx, { params }, reply) => {
      const installed = await installApp(ctx, params.slug)
      if (installed.length === 0) reply.status(200)
      else reply.header('location', `/api/v1/store/apps/${params.slug}`)
      return { installed }
    },
  ),
  route(
    'DELETE',
    '/store/apps/:slug/install',
    {
      summary: 'Uninstall an app; its data stays',
      params,
      problems: ['dependents_installed', 'app_required'],
    },
    (ctx, { params }) => uninstallApp(ctx, params.slug),
  ),
  route(
    'PUT',
    '/store/apps/:slug/active',
    {
      summary: 'Switch an installed app on or off',
      params,
      body: contract.ActiveBody,
      reply: contract.App,
      problems: ['app_cannot_activate', 'app_required', 'dependency_unsatisfied', 'dependents_installed'],
    },
    (ctx, { params, body }) => setActive(ctx, params.slug, body.active),
  ),
  sessionRoute(
    'GET',
    '/menus',
    {
      summary: 'The menu of the caller: apps at work in the tenant, permitted entries',
      reply: contract.MenuReply,
    },
    ctx => readMenus(ctx),
  ),
]
