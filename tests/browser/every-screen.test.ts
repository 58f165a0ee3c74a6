import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { BrowserContext, Page } from '@playwright/test'
import { FIRST_TENANT, sampled } from '@tamga/core/testing'
import { direction, LANGUAGES } from '@tamga/formats'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { startScimServer } from '../provisioning/scim-server.ts'
import { howChosen, type View, viewsOf } from './views.ts'
import {
  PHONE,
  requireNoBarrier,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  WIDE,
  withoutBrowser,
} from './world/browser-world.ts'
import { fillOrganisation, NOTHING } from './world/filled-organisation.ts'

const skip = withoutBrowser
const world = await startBrowserWorld(
  { after },
  {
    OAUTH_EXTENSIONS: 'device',
    OUTBOUND_ALLOW: '127.0.0.1',
    SSO_SECRET_KEY: randomBytes(32).toString('base64'),
  },
  everyApp,
)
const scim = await startScimServer()
after(() => scim.close())
const given = skip ? NOTHING : await fillOrganisation(world, scim)
if (!skip) await world.admin.put('/settings/appearance', { languages: LANGUAGES })

const CONSOLE = [
  '/',
  '/profile',
  '/profile?tab=password',
  '/profile?tab=factors',
  '/profile?tab=logins',
  '/profile?tab=preferences',
  '/profile?tab=sessions',
  '/profile?tab=applications',
  '/profile?tab=tokens',
  '/profile?tab=activity',
  '/profile?tab=account',
  '/assistant',
  '/assistant/agents',
  '/oauth/resources',
  '/notifications',
  '/notifications?tab=switches',
  '/organisation/members',
  '/organisation/members?q=nobody-has-this-name',
  '/organisation/members?dialog=invite',
  '/organisation/members?dialog=many',
  '/organisation/members?dialog=import',
  `/organisation/members/${given.member}`,
  `/organisation/members/${given.member}?tab=roles`,
  `/organisation/members/${given.member}?tab=permissions`,
  `/organisation/members/${given.member}?tab=sessions`,
  `/organisation/members/${given.member}?tab=timeline`,
  '/organisation/devices',
  '/organisation/units',
  `/organisation/units?unit=${given.unit}`,
  '/organisation/invitations',
  '/organisation/roles',
  '/organisation/roles/new',
  `/organisation/roles/${given.role}`,
  '/service-accounts',
  '/service-accounts?dialog=new',
  `/service-accounts/${given.account}`,
  `/service-accounts/${given.account}?tab=tokens`,
  '/store',
  '/store/organisation',
  '/store/sso-federation',
  '/audit',
  '/settings/appearance',
  '/settings/security',
  '/settings/mails',
  '/settings/features',
  '/settings/seal',
  '/signatures',
  '/let-in?code=gone-gone-gone-gone',
  '/settings/platform',
  '/platform/tenants',
  '/reports',
  '/reports?tab=exports',
  '/reports/new',
  '/reports/sign_ins_by_day',
  '/platform/status',
  '/platform/ring',
  '/platform/ring?tab=links',
  '/platform/ring?tab=picture',
  '/platform/ring?tab=messages',
  '/sso/clients',
  '/sso/clients?dialog=register',
  `/sso/clients/${given.client}`,
  `/sso/clients/${given.client}?tab=launch`,
  '/sso/sessions',
  '/sso/sessions?tab=history',
  `/sso/sessions?person=${given.member}`,
  '/sso/federation',
  '/sso/federation?tab=links',
  '/sso/federation?dialog=connect',
  `/sso/federation/${given.provider}`,
  `/sso/federation/${given.provider}?tab=mapping`,
  `/sso/federation/${given.provider}?tab=people`,
  '/sso/reviews',
  '/sso/reviews/new',
  '/sso/reviews/queue',
  '/sso/reviews/schedules',
  '/sso/reviews/schedules?dialog=new',
  `/sso/reviews/${given.draft}`,
  `/sso/reviews/${given.open}`,
  `/sso/reviews/${given.open}?tab=progress`,
  `/sso/reviews/${given.open}?tab=evidence`,
  '/sso/scim',
  '/sso/scim?dialog=add',
  `/sso/scim/${given.target}`,
  `/sso/scim/${given.target}?run=${given.run}`,
  `/sso/scim/${given.target}?tab=settings`,
  `/sso/scim/${given.target}?tab=resync`,
  '/documents',
  '/documents?dialog=new',
  '/documents/settings',
  '/documents/settings?tab=folders',
  '/documents/settings?tab=retention',
  `/documents/${given.document}`,
  `/documents/${given.document}?tab=versions`,
  `/documents/${given.document}?tab=comments`,
  `/documents/${given.document}?tab=access`,
  `/documents/${given.document}?tab=approval`,
  `/documents/${given.document}?tab=signatures`,
  `/documents/${given.approval}?tab=approval`,
  '/approvals',
  '/approvals?tab=flows',
  '/approvals?tab=templates',
  '/approvals?tab=substitute',
  '/contacts',
  '/contacts?q=nobody-has-this-name',
  '/contacts?dialog=new',
  '/contacts?dialog=import',
  `/contacts/${given.contact}`,
  '/goods',
  '/goods?dialog=new',
  '/goods?tab=price-lists',
  '/goods?tab=categories',
  '/goods?tab=units',
  `/goods/${given.product}`,
  '/warehouse',
  '/warehouse?dialog=receipt',
  '/warehouse?dialog=transfer',
  '/warehouse?tab=postings',
  '/warehouse?dialog=import',
  '/warehouse?tab=reorder',
  '/warehouse?tab=counts',
  '/warehouse?tab=counts&dialog=count',
  '/warehouse?tab=locations',
  `/warehouse/products/${given.product}`,
  `/warehouse/postings/${given.posting}`,
  `/warehouse/counts/${given.count}`,
  '/invoicing',
  '/invoicing?dialog=invoice',
  '/invoicing?tab=payments',
  '/invoicing?tab=ageing',
  '/invoicing?tab=journal',
  '/invoicing?tab=books',
  '/invoicing?tab=company',
  '/invoicing?tab=bank',
  '/invoicing?tab=balance',
  `/invoicing/${given.invoice}`,
  `/invoicing/${given.draft_invoice}`,
  '/pos',
  '/pos?tab=shifts',
  '/pos?tab=tills',
  '/pos/till',
  '/pos/display',
  '/no/such/screen',
]

const SIGNED_OUT = [
  '/',
  '/welcome',
  '/login',
  '/continue?provider=gone',
  '/continue?provider=gone&asks=other_person',
  '/interaction/gone',
  '/logout/gone',
  '/device',
  '/device/gone',
  '/forgot-password',
  '/reset-password',
  '/reset-password#token=abc',
  '/invitation',
  '/invitation#token=abc',
  '/verify',
  '/verify#AAAAAAAAAAAAAAAAAAAAAA',
  '/verify-email#token=abc',
  '/change-email#token=abc',
  '/undo-email#token=abc',
  '/setup',
  '/setup#token=abc',
]

type Place = {
  context: BrowserContext
  page: Page
  complaints: string[]
  /** The console goes from screen to screen without loading anew, as people do; each page before signing in is loaded for itself. */
  keepsLoaded?: true
  /** Language and scheme of what is loaded. */
  loaded?: string
}

/** What a link does: the address changes, and the router hears of it. */
const goInside = (path: string): string =>
  `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`

/** Views that one loaded page serves, one after the other. */
const byLoad = <V extends { view: View }>(views: readonly V[]): V[] =>
  views.toSorted((one, other) => loadOf(one.view).localeCompare(loadOf(other.view)))

const loadOf = ({ language, scheme }: View): string => `${language} ${scheme}`

/** One browser for many screens: cookies and a size are all it takes to change the view. */
async function open(place: Place, path: string, view: View): Promise<void> {
  const { context, page } = place
  const { language, scheme, width } = view
  await page.setViewportSize(width === 'wide' ? WIDE : PHONE)
  const loaded = loadOf(view)
  if (place.loaded === loaded) await page.evaluate(goInside(path))
  else {
    await context.addCookies([
      { name: 'lang', value: language, url: world.address },
      { name: 'scheme', value: scheme, url: world.address },
    ])
    // The same address with another hash would not load anew.
    if (isSamePage(page.url(), path)) await page.goto('about:blank')
    await page.goto(path)
    if (place.keepsLoaded) place.loaded = loaded
  }
  await settled(page)
  const html = page.locator('html')
  assert.deepEqual(
    [await html.getAttribute('lang'), await html.getAttribute('dir')],
    [language, direction(language)],
    path,
  )
}

const isSamePage = (here: string, path: string): boolean =>
  here.split('#')[0] === new URL(path, world.address).href.split('#')[0]

function requireQuiet({ complaints }: Place, where: string): void {
  assert.deepEqual(complaints.splice(0), [], where)
}

/** To look through a page for barriers takes as long as to draw it: with each commit another fifth of them. */
const LOOKED_THROUGH = { console: sampled(CONSOLE, 5), signedOut: sampled(SIGNED_OUT, 5) }

type Sight = { path: string; view: View; isLookedThrough: boolean }

/** Accessible, no wider than its window, and nothing to complain about in the console. */
async function examine(place: Place, { path, view, isLookedThrough }: Sight): Promise<void> {
  const where = `${path} in ${view.language}, ${view.scheme}, ${view.width}`
  await open(place, path, view)
  if (isLookedThrough) await requireNoBarrier(place.page, where)
  await requireNoOverflow(place.page, where)
  requireQuiet(place, where)
}

const sentence = `in every language, light and dark, wide and on a phone: ${howChosen}`

test(`every screen of the console is accessible, fits and is quiet ${sentence}`, {
  skip,
  timeout: TEST_LIMIT * 2,
}, async t => {
  const place: Place = { ...(await world.visit()), keepsLoaded: true }
  for (const { path, view } of byLoad(viewsOf(CONSOLE)))
    await t.test(path.replaceAll(/[\da-f-]{36}/g, ':id'), { timeout: TEST_LIMIT }, () =>
      examine(place, { path, view, isLookedThrough: LOOKED_THROUGH.console.includes(path) }),
    )
})

test(`every page before signing in is accessible, fits and is quiet ${sentence}`, {
  skip,
  timeout: TEST_LIMIT * 2,
}, async t => {
  const place = await world.visit({ as: null })
  for (const { path, view } of viewsOf(SIGNED_OUT)) {
    const [address, hash = ''] = path.split('#')
    const withTenant = `${address}?tenant=${FIRST_TENANT}${hash && `#${hash}`}`
    await t.test(path, { timeout: TEST_LIMIT }, () =>
      examine(place, {
        path: withTenant,
        view,
        isLookedThrough: LOOKED_THROUGH.signedOut.includes(path),
      }),
    )
  }
})
