import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { SignJWT } from 'jose'
import { makeKey, startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const provider = await world.provider({ name: 'Company', issuer: idp.issuer, jit: true })
const twin = await world.provider({ name: 'Twin', issuer: idp.issuer, jit: true })

let people = 0

async function signedIn(sid?: string, through = provider) {
  const number = ++people
  idp.person = { sub: `s-${number}`, email: `s${number}@corp.example`, ...(sid && { sid }) }
  const { call } = await world.signIn(through)
  assert.equal((await call('GET', '/me')).status, 200)
  const isIn = async () => (await call('GET', '/me')).status === 200
  return { sub: `s-${number}`, isIn, session: (await call('GET', '/me')).body.session.id }
}

const send = async (body: string | URLSearchParams, to = provider) =>
  (
    await fetch(to.backchannel_logout_uri, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(body),
    })
  ).status

const order = (token: string) => new URLSearchParams({ logout_token: token })

test('a logout token ends the session that it names, with the cause provider_logout', async () => {
  const first = await signedIn('sid-1')
  const second = await signedIn('sid-2')
  const status = await send(order(await idp.logoutToken({ sid: 'sid-1', jti: randomUUID() })))
  assert.equal(status, 200)
  assert.equal(await first.isIn(), false)
  assert.equal(await second.isIn(), true)
  const events = await world.query('select cause from session_event where session_id = $1', [first.session])
  assert.deepEqual(events, [{ cause: 'provider_logout' }])
})

test('a logout token that names a subject ends all that the subject began here, and at no other provider', async () => {
  const one = await signedIn('sid-3')
  idp.person = { sub: one.sub, sid: 'sid-4' }
  const { call } = await world.signIn(provider)
  const elsewhere = await signedIn('sid-3', twin)
  assert.equal(await send(order(await idp.logoutToken({ sub: one.sub, jti: randomUUID() }))), 200)
  assert.equal(await one.isIn(), false)
  assert.equal((await call('GET', '/me')).status, 401)
  assert.equal(await elsewhere.isIn(), true)
})

test('a logout token counts once', async () => {
  const token = await idp.logoutToken({ sub: 'whoever', jti: 'once' })
  assert.equal(await send(order(token)), 200)
  assert.equal(await send(order(token)), 400)
})

test('what is no logout token of the provider ends nothing', async () => {
  const person = await signedIn('sid-9')
  const { sub } = person
  const jti = () => randomUUID()
  const forged = await makeKey('one')
  const by = (payload: object, alg = 'RS256') =>
    new SignJWT(payload as never).setProtectedHeader({ alg, kid: 'one', typ: 'logout+jwt' }).setIssuedAt()
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const body = { iss: idp.issuer, aud: 'tamga', events, sub, jti: jti() }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const bad: Record<string, string> = {
    'with a nonce': await idp.logoutToken({ sub, jti: jti(), nonce: 'x' }),
    'without an event': await idp.logoutToken({ sub, jti: jti(), events: {} }),
    'without a jti': await idp.logoutToken({ sub }),
    'without a subject or session': await idp.logoutToken({ jti: jti() }),
    'for another audience': await by({ ...body, aud: 'x' }).sign(idp.key.privateKey),
    'of another issuer': await by({ ...body, iss: 'https://evil.example' }).sign(idp.key.privateKey),
    'too old': await new SignJWT({ ...body, iat: 1_700_000_000 })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(idp.key.privateKey),
    'by another key': await by(body).sign(forged.privateKey),
    unsigned: `${part({ alg: 'none' })}.${part({ ...body, iat: Math.floor(Date.now() / 1000) })}.`,
    'an ID token': 'x.y.z',
  }
  for (const [name, token] of Object.entries(bad)) assert.equal(await send(order(token)), 400, name)
  const good = await idp.logoutToken({ sub, jti: jti() })
  assert.equal(await send(''), 400)
  assert.equal(await send(`logout_token=${good}&logout_token=${good}`), 400)
  assert.equal(
    await send(order(good), {
      backchannel_logout_uri: provider.backchannel_logout_uri.replace(provider.id, randomUUID()),
    }),
    400,
  )
  const json = await fetch(provider.backchannel_logout_uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ logout_token: good }),
  })
  assert.equal(json.status, 415)
  assert.equal(await person.isIn(), true)
})

test('a frame of the provider’s page ends the session that it names', async () => {
  const first = await signedIn('frame-1')
  const second = await signedIn('frame-2')
  const frame = (query: Record<string, string>) =>
    fetch(`${provider.frontchannel_logout_uri}?${new URLSearchParams(query)}`)
  assert.equal((await frame({ iss: 'https://evil.example', sid: 'frame-1' })).status, 204)
  assert.equal((await frame({ sid: 'frame-1' })).status, 204)
  assert.equal((await frame({ iss: idp.issuer })).status, 204)
  assert.equal(await first.isIn(), true)
  assert.equal((await frame({ iss: idp.issuer, sid: 'frame-1', more: 'ignored' })).status, 204)
  assert.equal(await first.isIn(), false)
  assert.equal(await second.isIn(), true)
})
