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
