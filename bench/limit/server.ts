// What the operations of the table cost when somebody writes each of them by hand: Fastify, node:crypto and one function call. There
// is no audit, no metrics, no limits, no consent, no error that says more than its code: nobody could run this, but it is the least.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { parse } from 'node:querystring'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import pg from 'pg'
import type { Terms } from '../provider/terms.ts'

type Fields = Record<string, string>
type Signer = (claims: object) => string
type Ask = <R extends object>(text: string, values: unknown[]) => Promise<R | undefined>
type Limit = { issuer: string; terms: Terms; ask: Ask; signed: Signer }
type Renewed = { member_id: string; nonce: string | null; scope: string }

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const makeToken = (): string => randomBytes(32).toString('base64url')
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = (): number => Math.floor(Date.now() / 1000)

const POOL = 10

/** One prepared statement for each operation. */
const askerOf =
  (pool: pg.Pool): Ask =>
  async <R extends object>(text: string, values: unknown[]) =>
    (await pool.query<R>({ name: text.slice(0, 60), text, values })).rows[0]

function signerOf(key: KeyObject, alg: Terms['algorithm']): Signer {
  const head = encoded({ alg, kid: 'bench' })
  return claims => {
    const text = `${head}.${encoded(claims)}`
    const seal = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    return `${text}.${seal.toString('base64url')}`
  }
}

const makeKeys = (algorithm: Terms['algorithm']) =>
  algorithm === 'ES256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Id and hash of the secret of a client (RFC 6749 §2.3.1). */
function clientOf({ headers }: FastifyRequest): [string, Buffer] {
  const text = Buffer.from(headers.authorization!.slice('Basic '.length), 'base64').toString()
  const colon = text.indexOf(':')
  return [decodeURIComponent(text.slice(0, colon)), hashOf(decodeURIComponent(text.slice(colon + 1)))]
}

const bearerOf = ({ headers }: FastifyRequest): Buffer => hashOf(headers.authorization!.slice(7))
const cookieOf = ({ headers }: FastifyRequest): Buffer => hashOf(headers.cookie!.slice('session='.length))
const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error })

async function giveServiceToken({ ask, terms }: Limit, request: FastifyRequest, reply: FastifyReply) {
  const access_token = makeToken()
  const { access } = terms.lifetimes
  const found = await ask<{ scope: string | null }>('select client_credentials($1, $2, $3, $4) as scope', [
    ...clientOf(request),
    hashOf(access_token),
    access,
  ])
  if (!found?.scope) return refuse(reply, 'invalid_client')
  return { access_token, expires_in: access, token_type: 'Bearer', scope: found.scope }
}

/** A code with its verifier, or a refresh token: both are spent, and both bring new tokens. */
async function renew(limit: Limit, request: FastifyRequest, reply: FastifyReply) {
  const { ask, terms, issuer, signed } = limit
  const { lifetimes } = terms
  const { grant_type, code, code_verifier, refresh_token } = request.body as Fields
  const isCode = grant_type === 'authorization_code'
  const [client, secret] = clientOf(request)
  const given = isCode ? code! : refresh_token!
  const challenge = isCode ? hashOf(code_verifier!).toString('base64url') : null
  const access = makeToken()
  const refresh = makeToken()
  const found = await ask<Renewed>('select * from renew($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    isCode ? 'code' : 'refresh',
    client,
    secret,
    hashOf(given),
    challenge,
    hashOf(access),
    hashOf(refresh),
    lifetimes.access,
    lifetimes.refresh,
  ])
  if (!found) return refuse(reply, 'invalid_grant')
  const { member_id: sub, nonce, scope } = found
  const at_hash = hashOf(access).subarray(0, 16).toString('base64url')
  const iat = now()
  const id_token = signed({ iss: issuer, sub, aud: client, nonce, at_hash, iat, exp: iat + lifetimes.id })
  return {
    access_token: access,
    expires_in: lifetimes.access,
    id_token,
    refresh_token: refresh,
    scope,
    token_type: 'Bearer',
  }
}

async function authorize({ ask, terms }: Limit, request: FastifyRequest, reply: FastifyReply) {
  const { client_id, redirect_uri, scope, nonce, state, code_challenge } = request.query as Fields
  const code = makeToken()
  const found = await ask<{ authorize: boolean }>('select authorize($1, $2, $3, $4, $5, $6, $7, $8)', [
    cookieOf(request),
    client_id,
    redirect_uri,
    hashOf(code),
    scope,
    nonce,
    code_challenge,
    terms.lifetimes.code,
  ])
  if (!found?.authorize) return refuse(reply, 'access_denied')
  return reply.redirect(`${redirect_uri}?${new URLSearchParams({ code, state: state! })}`, 303)
}

async function introspect({ ask }: Limit, request: FastifyRequest) {
  const { token } = request.body as Fields
  const found = await ask<{ client_id: string; scope: string; expires_at: Date }>(
    'select * from introspect($1, $2, $3)',
    [...clientOf(request), hashOf(token!)],
  )
  if (!found) return { active: false }
  const { client_id, scope, expires_at } = found
  return { active: true, client_id, scope, exp: Math.floor(expires_at.getTime() / 1000) }
}

function mount(server: FastifyInstance, limit: Limit): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, parse(body as string)),
  )
  server.post('/token', (request, reply) =>
    (request.body as Fields)['grant_type'] === 'client_credentials'
      ? giveServiceToken(limit, request, reply)
      : renew(limit, request, reply),
  )
  server.post('/introspect', request => introspect(limit, request))
  server.get('/auth', (request, reply) => authorize(limit, request, reply))
  server.get('/userinfo', async (request, reply) => {
    const found = await limit.ask<{ id: string; name: string; email: string }>('select * from userinfo($1)', [
      bearerOf(request),
    ])
    if (!found) return refuse(reply, 'invalid_token')
    return { sub: found.id, name: found.name, email: found.email }
  })
  server.get('/me', async (request, reply) => {
    const found = await limit.ask('select * from session_check($1)', [cookieOf(request)])
    return found ?? refuse(reply, 'invalid_token')
  })
}

function mountDocuments(server: FastifyInstance, issuer: string, key: KeyObject): void {
  const documents = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      introspection_endpoint: `${issuer}/introspect`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
    },
    '/jwks': { keys: [{ ...key.export({ format: 'jwk' }), kid: 'bench', use: 'sig' }] },
  }
  for (const [path, document] of Object.entries(documents)) {
    const body = JSON.stringify(document)
    server.get(path, (_, reply) => reply.type('application/json').send(body))
  }
}

async function serve(port: number, connectionString: string, terms: Terms): Promise<void> {
  const issuer = `http://127.0.0.1:${port}`
  const { publicKey, privateKey } = makeKeys(terms.algorithm)
  const ask = askerOf(new pg.Pool({ connectionString, max: POOL }))
  const server = Fastify()
  server.get('/health', () => ({ status: 'ok' }))
  mount(server, { issuer, terms, ask, signed: signerOf(privateKey, terms.algorithm) })
  mountDocuments(server, issuer, publicKey)
  await server.listen({ host: '127.0.0.1', port })
}

if (import.meta.main)
  await serve(Number(process.argv[2]), process.argv[3]!, JSON.parse(process.argv[4]!) as Terms)
