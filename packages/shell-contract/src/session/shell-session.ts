import { type DeviceKey, sha256, signEntry, signRequest, signStatus, toBase64Url } from './device-key.ts'

export const SHELL_CLIENT = 'shell'
const SCOPE = 'openid offline_access shell'

export type ShellDevice = {
  readonly id: string
  readonly name: string
  readonly platform: 'desktop' | 'mobile' | 'kiosk'
}

/** The key store of the machine. It alone holds the refresh token. */
export type SecretStore = {
  read(name: string): Promise<string | null>
  write(name: string, value: string): Promise<void>
  remove(name: string): Promise<void>
}

export type SessionOptions = {
  readonly origin: string
  readonly device: ShellDevice
  readonly key: DeviceKey
  readonly secrets: SecretStore
  readonly fetch?: typeof fetch
}

/** What the web view needs to get its cookie, and what the tenant lets this shell do. */
export type Entry = {
  readonly code: string
  readonly proof: string
  readonly expires_at: string
  readonly methods: readonly string[]
  readonly idle_seconds: number | null
}

export type Authorization = { readonly url: string; readonly verifier: string; readonly state: string }

/** Refused by the core: `code` is its own word for it. */
export class SessionError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'SessionError'
    this.code = code
  }
}

export type ShellSessionClient = {
  /** Where the system browser goes; nobody types a password into the shell. */
  authorize(redirectUri: string): Promise<Authorization>
  redeem(given: { code: string; verifier: string; redirectUri: string }): Promise<void>
  isSignedIn(): Promise<boolean>
  handOver(): Promise<Entry>
  report(
    tenant: string,
    health: object,
  ): Promise<{ status: string; methods: string[]; idle_seconds: number | null }>
  forget(): Promise<void>
}

const REFRESH_TOKEN = 'refresh_token'
const random = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

/** Calls of the API; a refusal is thrown by its code. */
const poster =
  ({ origin, fetch: ask = fetch }: SessionOptions) =>
  async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await ask(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answered = (await answer.json()) as Record<string, never>
    if (!answer.ok) throw new SessionError(String(answered['code'] ?? answer.status))
    return answered
  }

/** The shell's side of the session: tokens that are bound to the device, and codes for its web view. */
export function createShellSession(options: SessionOptions): ShellSessionClient {
  const { origin, device, key, secrets } = options
  const tokens = createTokens(options)
  const post = poster(options)

  return {
    async authorize(redirectUri) {
      const [verifier, state] = [random(), random()]
      const query = new URLSearchParams({
        ...{ client_id: SHELL_CLIENT, response_type: 'code', scope: SCOPE, redirect_uri: redirectUri, state },
        ...{
          code_challenge: await sha256(verifier),
          code_challenge_method: 'S256',
          dpop_jkt: key.thumbprint,
        },
      })
      return { url: `${origin}/oauth2/auth?${query}`, verifier, state }
    },
    redeem: ({ code, verifier, redirectUri }) =>
      tokens.ask({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    isSignedIn: async () => (await secrets.read(REFRESH_TOKEN)) !== null,
    // A token that was ended before its time is asked for again, once: then it is plain whether the grant is over.
    handOver: () =>
      handOver(options, tokens).catch(error => {
        if (!(error instanceof SessionError) || error.code !== 'unauthenticated') throw error
        tokens.expire()
        return handOver(options, tokens)
      }),
    async report(tenant, health) {
      const proof = await signStatus(key, { device_id: device.id, origin, health })
      return (await post('/api/v1/auth/shell/status', { tenant, device_id: device.id, proof })) as never
    },
    forget: () => tokens.revoke(),
  }
}

async function handOver(options: SessionOptions, tokens: { access(): Promise<string> }): Promise<Entry> {
  const { origin, device, key } = options
  const token = await tokens.access()
  const path = '/api/v1/auth/shell/handoff'
  const dpop = await signRequest(key, { method: 'POST', address: `${origin}${path}`, token })
  const body = { device: { ...device, key: key.publicKey } }
  const answered = await poster(options)(path, body, { authorization: `DPoP ${token}`, dpop })
  return {
    ...(answered as unknown as Entry),
    proof: await signEntry(key, { code: answered['code']!, origin }),
  }
}

const EARLY_MS = 30_000

/** Access tokens stay in memory; the refresh token changes with each use. */
function createTokens({ origin, key, secrets, fetch: ask = fetch }: SessionOptions) {
  let access: { token: string; until: number } | null = null
  let running: Promise<void> | null = null

  async function request(form: Record<string, string>): Promise<void> {
    const answered = await askForTokens({ origin, ask, key }, form)
    if ('error' in answered) {
      if (answered.error === 'invalid_grant') await forget()
      throw new SessionError(answered.error)
    }
    const { access_token, expires_in, refresh_token } = answered
    access = { token: access_token, until: Date.now() + expires_in * 1000 - EARLY_MS }
    if (refresh_token) await secrets.write(REFRESH_TOKEN, refresh_token)
  }

  async function refresh(): Promise<void> {
    const token = await secrets.read(REFRESH_TOKEN)
    if (token === null) throw new SessionError('session_required')
    await request({ grant_type: 'refresh_token', refresh_token: token })
  }

  async function forget(): Promise<void> {
    access = null
    await secrets.remove(REFRESH_TOKEN)
  }

  async function revoke(): Promise<void> {
    const token = await secrets.read(REFRESH_TOKEN)
    await forget()
    if (token !== null) await revokeAtCore({ origin, ask, token })
  }

  return {
    ask: request,
    revoke,
    expire() {
      access = null
    },
    async access(): Promise<string> {
      if (!access || access.until <= Date.now()) {
        // Two at once would spend the same refresh token, which ends the family.
        running ??= refresh().finally(() => {
          running = null
        })
        await running
      }
      return access!.token
    },
  }
}

type Tokens = { access_token: string; expires_in: number; refresh_token?: string }
type DeviceCall = { readonly origin: string; readonly ask: typeof fetch; readonly key: DeviceKey }

async function askForTokens(
  { origin, ask, key }: DeviceCall,
  form: Record<string, string>,
): Promise<Tokens | { error: string }> {
  const address = `${origin}/oauth2/token`
  const answer = await ask(address, {
    method: 'POST',
    headers: { dpop: await signRequest(key, { method: 'POST', address }) },
    body: new URLSearchParams({ client_id: SHELL_CLIENT, ...form }),
  })
  const answered = (await answer.json()) as Tokens & { error?: string }
  return answer.ok ? answered : { error: String(answered.error ?? answer.status) }
}

/** As far as it can be reached (RFC 7009). */
async function revokeAtCore(given: { origin: string; ask: typeof fetch; token: string }): Promise<void> {
  const body = new URLSearchParams({ client_id: SHELL_CLIENT, token: given.token })
  await given.ask(`${given.origin}/oauth2/revoke`, { method: 'POST', body }).catch(() => {})
}
