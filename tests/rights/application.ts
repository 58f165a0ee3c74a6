import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { createVisitor } from '../federation/world/visitor.ts'
import { REGISTERED, type RightsWorld, type Stage } from './rights-world.ts'

type Wish = { client_id: string; redirect_uri: string; scope: string; prompt?: string }

/** The administrator's browser on its way to an application. */
function createJourney(world: RightsWorld, { admin }: Stage) {
  const origin = world.platform.services.settings.PUBLIC_ORIGIN
  const visitor = createVisitor()
  const verifier = randomBytes(32).toString('base64url')
  const isAway = (url: URL) => url.origin !== new URL(origin).origin
  const withSession = { headers: { 'content-type': 'application/json', cookie: '' } }
  const send = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin)
    const own = visitor.jar(url.origin).header(url.pathname)
    const cookie = [`tamga_session=${admin.token}`, own].filter(Boolean).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...withSession.headers, cookie },
    })
    visitor.jar(url.origin).store(response, url.pathname)
    return response
  }
  /** Follows redirects of ours, and stops before the first that leads elsewhere or asks the person. */
  const follow = async (address: string): Promise<URL> => {
    let url = new URL(address, origin)
    for (let steps = 0; steps < 10 && !isAway(url); steps++) {
      const location = (await send(url.href)).headers.get('location')
      if (location === null) return url
      url = new URL(location, url)
      if (url.pathname.startsWith('/interaction/')) return url
    }
    return url
  }
  const authorize = (wish: Wish) =>
    follow(
      `/oauth2/auth?${new URLSearchParams({
        response_type: 'code',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...wish,
      })}`,
    )
  return { authorize, follow, send, verifier, origin }
}

/** The administrator agrees to what the application asks for. Answers with an access token. */
export async function agree(world: RightsWorld, stage: Stage, scope: string): Promise<string> {
  const { client_id } = stage.client
  const { authorize, follow, send, verifier, origin } = createJourney(world, stage)
  const asked = await authorize({ client_id, redirect_uri: REGISTERED, scope })
  const path = `/api/v1/oauth/interactions/${asked.pathname.split('/').at(-1)}/consent`
  const answer = await send(path, { method: 'POST', body: JSON.stringify({ allow: true }) })
  const { redirect_to } = (await answer.json()) as { redirect_to: string }
  const back = await follow(redirect_to)
  const code = back.searchParams.get('code')
  assert.ok(code, `no code: ${back}`)
  const tokens = await fetch(new URL('/oauth2/token', origin), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id,
      code,
      code_verifier: verifier,
      redirect_uri: REGISTERED,
    }),
  })
  return ((await tokens.json()) as { access_token: string }).access_token
}

/** Addresses that get a code of the administrator without their being asked, and that they never agreed to. */
export async function codesUnasked(world: RightsWorld, stage: Stage, scope: string): Promise<string[]> {
  const { items } = (await stage.admin.get('/sso/clients?limit=200')).body
  const found: string[] = []
  for (const { client_id, redirect_uris } of items as { client_id: string; redirect_uris: string[] }[])
    for (const redirect_uri of redirect_uris.filter(address => address !== REGISTERED)) {
      const { authorize } = createJourney(world, stage)
      const end = await authorize({ client_id, redirect_uri, scope, prompt: 'none' })
      if (end.searchParams.has('code')) found.push(`${client_id} at ${redirect_uri}`)
    }
  return found
}
