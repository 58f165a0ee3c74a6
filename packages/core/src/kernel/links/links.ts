import type { Context } from '../context.ts'
import { hashToken, newToken } from '../crypto/token.ts'
import type { PlatformTx } from '../database/transactions.ts'
import { AppError } from '../http/problem.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'
import {
  insertLink,
  type Link,
  type NewLink,
  selectLink,
  updateLinksOfPersonUsed,
  updateLinkUsed,
} from './link-store.ts'

/** A purpose of single-use links, and the page of the web client that they open. */
export type LinkPage = Readonly<{
  purpose: string
  path: `/${string}`
  /** The page shows the brand and languages of the tenant that the link belongs to. */
  ofTenant?: boolean
}>

/** Modules that send links name their page here. */
export const linkPages = defineExtensionPoint<LinkPage>('links.pages')

export function linkPageOf(ctx: Context, purpose: string): LinkPage {
  const page = ctx.services.modules.extensions(linkPages).find(one => one.purpose === purpose)
  if (!page) throw new Error(`no module says where links for ${purpose} lead`)
  return page
}

/** Makes a link, or a new token for one that was made before, and answers with its address. */
export async function createLink(
  tx: PlatformTx,
  ctx: Context,
  { tenant_slug, ...link }: NewLink & { tenant_slug?: string | undefined },
): Promise<string> {
  const token = newToken()
  await insertLink(tx, link, token)
  const { path } = linkPageOf(ctx, link.purpose)
  // The token is in the fragment: in the query it would appear in the logs of proxies.
  return `${ctx.services.settings.PUBLIC_ORIGIN}${path}${tenant_slug ? `?tenant=${tenant_slug}` : ''}#token=${token}`
}

const linkInvalid = () => new AppError(422, 'link_invalid')

/** Uses the link; a second use finds nothing. */
export async function useLink(tx: PlatformTx, purpose: string, token: string): Promise<Link> {
  const link = await updateLinkUsed(tx, purpose, hashToken(token))
  if (!link) throw linkInvalid()
  return link
}

export async function readLink(tx: PlatformTx, purpose: string, token: string): Promise<Link> {
  const link = await selectLink(tx, purpose, hashToken(token))
  if (!link) throw linkInvalid()
  return link
}

/** Revokes a person's unused links of one purpose. */
export const revokeLinks = updateLinksOfPersonUsed
