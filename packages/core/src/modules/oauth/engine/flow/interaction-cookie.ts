import type { KoaContextWithOIDC } from 'oidc-provider'
import { type CookieSettings, pathCookieName } from '../../../../kernel/http/cookies.ts'

/** Kind of the cookie, after the stem that the settings give. */
export const INTERACTION = 'interaction'

export const INTERACTIONS_API = '/api/v1/oauth/interactions'

/**
 * The engine's own cookie has the path of the page. The page's calls go to the API, so it gets one for that path too: per
 * request, so that two tabs do not overwrite each other's.
 */
export function setApiCookie(settings: CookieSettings, ctx: KoaContextWithOIDC, uid: string): void {
  ctx.cookies.set(pathCookieName(settings, INTERACTION), uid, {
    path: `${INTERACTIONS_API}/${uid}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.secure,
    overwrite: false,
    signed: false,
    maxAge: 3_600_000,
  })
}
