import { isLanguage } from '@tamga/formats'
import type { KoaContextWithOIDC } from 'oidc-provider'

export const INTERACTION_COOKIE = 'tamga_interaction'
export const RESUME_COOKIE = 'tamga_resume'

export const INTERACTIONS_API = '/api/v1/oauth/interactions'

/**
 * The engine's own cookie has the path of the page. The page's calls go to the API, so it gets one for that path too: per
 * request, so that two tabs do not overwrite each other's.
 */
export function setApiCookie(ctx: KoaContextWithOIDC, uid: string): void {
  ctx.cookies.set(INTERACTION_COOKIE, uid, {
    path: `${INTERACTIONS_API}/${uid}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.secure,
    overwrite: false,
    signed: false,
    maxAge: 3_600_000,
  })
}

/** OpenID Connect Core §3.1.2.1 ui_locales: the application knows the person's language; what they chose here wins. */
export function setLanguage(ctx: KoaContextWithOIDC, wanted: unknown): void {
  if (typeof wanted !== 'string' || ctx.cookies.get('lang') !== undefined) return
  const language = wanted
    .split(' ')
    .map(tag => tag.split('-')[0]!.toLowerCase())
    .find(isLanguage)
  if (!language) return
  ctx.cookies.set('lang', language, {
    httpOnly: false,
    sameSite: 'lax',
    secure: ctx.secure,
    signed: false,
    maxAge: 31_536_000_000,
  })
}
