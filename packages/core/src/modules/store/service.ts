import type { Static } from 'typebox'
import { recordChange } from '../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext, type TenantContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../kernel/http/page.ts'
import { notFound } from '../../kernel/http/problem.ts'
import { type ModuleManifest, versionOf } from '../../kernel/module/define-module.ts'
import { installOrder } from '../../kernel/module/dependency-graph.ts'
import { type AppView, describeApp, matches } from './apps.ts'
import type { AppQuery, AppsQuery } from './contract.ts'
import { appCannotActivate, appRequired, dependencyUnsatisfied, dependentsInstalled } from './errors.ts'
import { allDependents, canActivate, inactiveChain, planInstall } from './plan.ts'
import {
  deleteInstallation,
  type Installations,
  insertInstallations,
  lockInstallations,
  selectInstallations,
  updateActive,
} from './store.ts'

/** Every tenant starts with these, as far as the distribution has them, and with what the core requires. */
const FIRST_APPS = ['organisation', 'sso-clients']

export async function listApps(ctx: SessionContext, query: Static<typeof AppsQuery>): Promise<Page<AppView>> {
  const { q, category, lang = ctx.language } = query
  const installed = await inTenant(ctx, selectInstallations)
  const found = [...ctx.services.modules.apps.values()]
    .filter(app => q === undefined || matches(ctx.services, app, { q, language: ctx.language }))
    .map(app => describeApp(ctx.services, app, { installed, lang }))
    .filter(app => category === undefined || app.category === category)
    .filter(app => query.installed === undefined || app.installed === query.installed)
  return pageInMemory(found, query, { keyOf: ({ slug }) => slug })
}

export async function readApp(
  ctx: SessionContext,
  slug: string,
  query: Static<typeof AppQuery>,
): Promise<AppView> {
  const app = findApp(ctx, slug)
  const installed = await inTenant(ctx, selectInstallations)
  return describeApp(ctx.services, app, { installed, lang: query.lang ?? ctx.language })
}

export async function previewInstall(ctx: SessionContext, slug: string) {
  const app = findApp(ctx, slug)
  const { install, blocked } = planInstall(
    ctx.services.modules,
    app,
    await inTenant(ctx, selectInstallations),
  )
  return { install: install.map(needed => needed.slug!), blocked }
}

/** Installs an app with everything it needs, or nothing. Answers with what was missing, in install order. */
export async function installApp(ctx: TenantContext, slug: string): Promise<string[]> {
  const app = findApp(ctx, slug)
  return changeInstallations(ctx, async (tx, installed) => {
    const { install, blocked } = planInstall(ctx.services.modules, app, installed)
    if (blocked !== null) throw dependencyUnsatisfied(slug, blocked)
    const slugs = install.map(needed => needed.slug!)
    if (slugs.length === 0) return slugs
    await insertInstallations(
      tx,
      install.map(needed => installationOf(ctx, needed)),
    )
    await recordApp(tx, ctx, { app, action: 'app.installed', changes: { installed: [null, slugs] } })
    return slugs
  })
}

/** The app's data stays: installed again, it is as it was. */
export async function uninstallApp(ctx: TenantContext, slug: string): Promise<void> {
  const app = findApp(ctx, slug)
  await changeInstallations(ctx, async (tx, installed) => {
    if (!installed.has(slug)) throw notFound()
    if (app.required) throw appRequired(slug)
    const dependents = allDependents(ctx.services.modules, app).filter(other => installed.has(other))
    if (dependents.length > 0) throw dependentsInstalled(slug, dependents)
    await deleteInstallation(tx, slug)
    await recordApp(tx, ctx, { app, action: 'app.uninstalled', changes: { installed: [[slug], null] } })
  })
}

export async function setActive(ctx: SessionContext, slug: string, active: boolean): Promise<AppView> {
  const app = findApp(ctx, slug)
  const installed = await changeInstallations(ctx, async (tx, before) => {
    const current = before.get(slug)
    if (current === undefined) throw notFound()
    if (current === active) return before
    if (active) requireActivation(ctx, app, before)
    else requireDeactivation(ctx, app, before)
    await updateActive(tx, slug, active)
    const action = active ? 'app.activated' : 'app.deactivated'
    await recordApp(tx, ctx, { app, action, changes: { active: [current, active] } })
    return new Map([...before, [slug, active]])
  })
  return describeApp(ctx.services, app, { installed, lang: ctx.language })
}

/** What a tenant has from its first moment, in the transaction that makes it. */
export async function installFirstApps(tx: TenantTx, ctx: Context): Promise<void> {
  const { apps, byId } = ctx.services.modules
  const first = [...apps.values()].filter(app => app.required || FIRST_APPS.includes(app.slug!))
  const all = new Set(first.flatMap(app => installOrder(app, byId).order))
  await insertInstallations(
    tx,
    [...all].map(app => installationOf(ctx, app)),
  )
}

function requireActivation(ctx: Context, app: ModuleManifest, installed: Installations): void {
  if (!canActivate(app)) throw appCannotActivate(app.slug!)
  const chain = inactiveChain(ctx.services.modules, app, installed)
  if (chain !== null) throw dependencyUnsatisfied(app.slug!, chain)
}

function requireDeactivation(ctx: Context, app: ModuleManifest, installed: Installations): void {
  if (app.required) throw appRequired(app.slug!)
  const dependents = allDependents(ctx.services.modules, app).filter(other => installed.get(other))
  if (dependents.length > 0) throw dependentsInstalled(app.slug!, dependents)
}

function findApp(ctx: Context, slug: string): ModuleManifest {
  const app = ctx.services.modules.apps.get(slug)
  if (!app) throw notFound()
  return app
}

const changeInstallations = <T>(
  ctx: TenantContext,
  change: (tx: TenantTx, installed: Installations) => Promise<T>,
): Promise<T> =>
  inTenant(ctx, async tx => {
    await lockInstallations(tx)
    return change(tx, await selectInstallations(tx))
  })

const installationOf = (ctx: Context, app: ModuleManifest) => ({
  app: app.slug!,
  version: versionOf(app),
  active: canActivate(app),
  installed_by: ctx.actor.id,
})

type AppChange = {
  app: ModuleManifest
  action: string
  changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

const recordApp = (tx: TenantTx, ctx: TenantContext, { app, ...entry }: AppChange): Promise<void> =>
  recordChange(tx, ctx, { ...entry, target: { type: 'app', id: app.slug!, name: app.name.mn } })
