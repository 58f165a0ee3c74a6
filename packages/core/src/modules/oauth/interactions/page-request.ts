import { type Context, inPlatform } from '../../../kernel/context.ts'
import { selectRegisteredClient } from '../../clients/index.ts'
import { selectInteraction as selectDevice } from '../device/store.ts'
import { selectLogout } from './logout-store.ts'
import { selectInteraction } from './store.ts'
import { tenantOf } from './tenants.ts'

/** Whose application leads to a page of ours, and which languages it asks for. */
export type PageRequest = { readonly tenant: string | undefined; readonly ui_locales: string | undefined }

type Request = { readonly client_id: string | null | undefined; readonly ui_locales?: string | undefined }

const PAGE = /^\/(interaction|logout|device)\/([\w-]{1,100})(?:[/?]|$)/

/**
 * A page that an application leads to shows the brand, the languages and the ways in of the tenant that the application belongs to, signed
 * in or not. Whoever knows the address of the page knows a random value that names the request.
 */
export async function readPageRequest(ctx: Context, address: string): Promise<PageRequest | undefined> {
  try {
    const request = await readRequest(ctx, address)
    if (!request) return undefined
    const client = request.client_id
      ? await selectRegisteredClient(ctx.services.database, request.client_id)
      : undefined
    const tenant = client && (await tenantOf(ctx, client))
    return { tenant: tenant?.slug, ui_locales: request.ui_locales }
  } catch (error) {
    // A page in the brand of the installation is better than none.
    ctx.services.log.warn({ error }, 'a page was sent without knowing which application asks')
    return undefined
  }
}

async function readRequest(ctx: Context, address: string): Promise<Request | undefined> {
  // What went wrong with a request is told on a page in place of its answer.
  if (address.startsWith('/oauth2/')) return requestIn(address)
  const [, kind, uid] = PAGE.exec(address) ?? []
  if (uid === undefined) return undefined
  return inPlatform(ctx, 'sign-in interaction', async tx => {
    if (kind === 'logout') return selectLogout(tx, uid)
    const found = kind === 'device' ? await selectDevice(tx, uid) : await selectInteraction(tx, uid)
    return found && requestOf(found.params, 'client_id' in found ? found.client_id : undefined)
  })
}

const requestOf = (params: Readonly<Record<string, unknown>>, clientId: string | undefined): Request => ({
  client_id: clientId ?? textIn(params['client_id']),
  ui_locales: textIn(params['ui_locales']),
})

function requestIn(address: string): Request {
  const query = URL.parse(address, 'http://localhost')?.searchParams
  return {
    client_id: query?.get('client_id'),
    ui_locales: query?.get('ui_locales') ?? undefined,
  }
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
