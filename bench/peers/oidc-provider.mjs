// oidc-provider as its documentation sets it up: one table, one statement for each call of the adapter, a pool of 32. The people and
// their sessions are made at the start, because signing in is not what is measured.
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { errors, Provider } from 'oidc-provider'
import pg from 'pg'

const [port, databaseUrl, given] = process.argv.slice(2)
const terms = JSON.parse(given)
const issuer = `http://127.0.0.1:${port}`
const pool = new pg.Pool({ connectionString: databaseUrl, max: 32 })
const COOKIE_KEY = 'a key for the cookies of the bench'

await pool.query(`
  create table oidc (
    model text not null, id text not null, payload jsonb not null, grant_id text, user_code text, uid text,
    expires_at timestamptz, consumed_at timestamptz, primary key (model, id));
  create index on oidc (grant_id) where grant_id is not null;
  create index on oidc (uid) where uid is not null;
  create index on oidc (user_code) where user_code is not null`)

const answer = row =>
  row && {
    ...row.payload,
    ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
  }

const findBy = column => async (model, value) => {
  const { rows } = await pool.query(
    `select payload, consumed_at from oidc where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
    [model, value],
  )
  return answer(rows[0])
}
const findById = findBy('id')
const findByUid = findBy('uid')
const findByUserCode = findBy('user_code')

const adapter = model => ({
  find: id => findById(model, id),
  findByUid: uid => findByUid(model, uid),
  findByUserCode: code => findByUserCode(model, code),
  upsert: (id, payload, ttl) =>
    pool.query(
      `insert into oidc (model, id, payload, grant_id, user_code, uid, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
         user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
      [
        model,
        id,
        payload,
        payload.grantId ?? null,
        payload.userCode ?? null,
        payload.uid ?? null,
        ttl ? new Date(Date.now() + ttl * 1000) : null,
      ],
    ),
  consume: async id => {
    const { rowCount } = await pool.query(
      'update oidc set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
      [model, id],
    )
    if (rowCount === 0) throw new errors.InvalidGrant('used already')
  },
  destroy: id => pool.query('delete from oidc where model = $1 and id = $2', [model, id]),
  revokeByGrantId: grantId => pool.query('delete from oidc where grant_id = $1', [grantId]),
})

const keyOf = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
}
const { privateKey } = keyOf[terms.algorithm]()

const provider = new Provider(issuer, {
  adapter,
  jwks: {
    keys: [{ ...privateKey.export({ format: 'jwk' }), alg: terms.algorithm, kid: 'bench', use: 'sig' }],
  },
  cookies: { keys: [COOKIE_KEY] },
  scopes: terms.scope.split(' '),
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  ttl: {
    AuthorizationCode: terms.lifetimes.code,
    AccessToken: terms.lifetimes.access,
    ClientCredentials: terms.lifetimes.access,
    IdToken: terms.lifetimes.id,
    RefreshToken: terms.lifetimes.refresh,
    Session: terms.lifetimes.session,
    Grant: terms.lifetimes.refresh,
    Interaction: 3600,
  },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    introspection: { enabled: true },
    revocation: { enabled: true },
  },
  rotateRefreshToken: () => true,
  issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
  clientBasedCORS: () => false,
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: `Person ${id}`, email: `${id}@bench.example`, email_verified: true }),
  }),
})

async function seed() {
  await adapter('Client').upsert(terms.client.id, {
    client_id: terms.client.id,
    client_secret: terms.client.secret,
    redirect_uris: [terms.redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: terms.algorithm,
  })
  await adapter('Client').upsert(terms.service.id, {
    client_id: terms.service.id,
    client_secret: terms.service.secret,
    redirect_uris: [],
    response_types: [],
    grant_types: ['client_credentials'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: terms.algorithm,
  })
  return Promise.all(Array.from({ length: terms.people }, (_, index) => seedPerson(`person${index}`)))
}

/** Signed in and agreed: a session with the client's grant, and its cookie. */
async function seedPerson(accountId) {
  const grant = new provider.Grant({ accountId, clientId: terms.client.id })
  grant.addOIDCScope(terms.scope)
  const grantId = await grant.save(terms.lifetimes.refresh)
  const session = new provider.Session()
  session.loginAccount({ accountId })
  session.ensureClientContainer(terms.client.id)
  session.grantIdFor(terms.client.id, grantId)
  await session.save(terms.lifetimes.session)
  const pair = `_session=${session.id}`
  const seal = createHmac('sha1', COOKIE_KEY).update(pair).digest('base64url')
  return `${pair}; _session.sig=${seal}`
}

const seeded = JSON.stringify({ cookies: await seed(), client: terms.client, service: terms.service })
const serve = provider.callback()
createServer((request, response) => {
  if (request.url === '/bench') response.end(seeded)
  else serve(request, response)
}).listen(Number(port), '127.0.0.1')
