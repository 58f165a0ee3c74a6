import { createServer } from 'node:http'
import type { Afterwards } from '@tamga/core/testing'
import type { JWK } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'

export type OpenProvider = {
  issuer: string
  /** Who signs in next. */
  person: Record<string, unknown> & { sub: string }
  /** Registers us. */
  register(client: Record<string, unknown>): void
  /** Signs with other keys from now on: these, and no longer those of before. */
  signWith(keys: JWK[]): void
  /** Paths of the requests that came. */
  asked: string[]
  provider: Provider
}

/** The oidc-provider library as somebody else's identity provider; whoever comes is `person` and agrees to everything. */
export async function startOpenProvider(
  t: Afterwards,
  more: Omit<Configuration, 'clients'> = {},
): Promise<OpenProvider> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.after(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const kept: { jwks?: { keys: JWK[] } } = {}
  const clients: NonNullable<Configuration['clients']>[number][] = []
  const people = new Map<string, OpenProvider['person']>()
  const open: OpenProvider = {
    issuer,
    person: { sub: 'someone' },
    register: client => {
      clients.push(client as never)
      open.provider = makeProvider()
    },
    signWith: keys => {
      kept.jwks = { keys }
      open.provider = makeProvider()
    },
    asked: [],
    provider: undefined as never,
  }
  const makeProvider = () =>
    new Provider(issuer, {
      clients,
      claims: { openid: ['sub'], profile: ['name', 'given_name'], email: ['email', 'email_verified'] },
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: { enabled: true },
      },
      fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
      cookies: { keys: ['a key of this test'] },
      jwks: undefined,
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
      ...more,
      ...(kept as Configuration),
    })
  open.provider = makeProvider()
  server.on('request', async (request, response) => {
    open.asked.push(new URL(request.url!, issuer).pathname)
    if (!request.url?.startsWith('/interaction/')) return open.provider.callback()(request, response)
    const { prompt, params, session, grantId } = await open.provider.interactionDetails(request, response)
    if (prompt.name === 'login') {
      people.set(open.person.sub, open.person)
      const login = { accountId: open.person.sub }
      return open.provider.interactionFinished(
        request,
        response,
        { login },
        { mergeWithLastSubmission: false },
      )
    }
    const grant =
      (grantId && (await open.provider.Grant.find(grantId))) ||
      new open.provider.Grant({ accountId: session!.accountId, clientId: params['client_id'] as string })
    grant.addOIDCScope(String(params['scope']))
    const consent = { grantId: await grant.save() }
    return open.provider.interactionFinished(
      request,
      response,
      { consent },
      { mergeWithLastSubmission: true },
    )
  })
  return open
}
