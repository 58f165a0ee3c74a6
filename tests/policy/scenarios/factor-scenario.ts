import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Client, createClient, givenMember, type TestPlatform } from '@tamga/core/testing'
import { Secret, TOTP } from 'otpauth'
import { createAuthenticator } from '../../factors/authenticator.ts'
import type { Step } from './change-scenario.ts'

const PERIOD = 30_000
/** Longer than a request takes on a busy machine. */
const MARGIN = 5000

const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * PERIOD })

/** The code of the period before the present one is still taken; where that is about to end, it would come one period too late. */
async function formerCodeOf(secret: string): Promise<string> {
  const left = PERIOD - (Date.now() % PERIOD)
  if (left < MARGIN) await pause(left)
  return codeOf(secret, -1)
}

/** Somebody adds factors, signs in with them, and takes them away again. */
export function factorSteps({ admin, platform, origin }: TestPlatform): Step[] {
  const client = createClient(origin)
  const stranger = createClient(origin)
  const known = { email: '', password: '', id: '', secret: '', passkey: '' }
  const authenticator = createAuthenticator(platform.services.settings.PUBLIC_ORIGIN)
  const begin = async () => {
    const { tenant } = (await admin.get('/me')).body
    Object.assign(known, await givenMember(platform.ctx, tenant, { email: 'factors@first.example' }))
    await client.signIn(known.email, known.password)
  }
  const login = () => stranger.post('/auth/login', { email: known.email, password: known.password })
  const assertion = async () => authenticator.get((await stranger.post('/auth/passkey/options')).body)
  const renewed = async (who: Client, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    who.token = done.body.session.token
    return done
  }
  const step = (route: string, run: Step['run'], more: Partial<Step> = {}): Step => ({
    route: route.replace(' ', ' /api/v1'),
    run,
    ...more,
  })
  const unrecorded = { changes: 0 } as const
  const addTotp = async () => {
    known.secret = (await client.post('/me/totp')).body.secret
    await client.post('/me/totp/confirm', { code: await formerCodeOf(known.secret) })
  }
  const remember = async () => {
    const { token } = (await login()).body.mfa
    const response = await assertion()
    await stranger.post('/auth/mfa', { token, method: 'passkey', response, remember_device: true })
    return (await client.get('/me/remembered-devices')).body.items[0].id
  }
  return [
    step(
      'POST /me/totp',
      async () => {
        const answer = await client.post('/me/totp')
        known.secret = answer.body.secret
        return answer
      },
      { prepare: begin },
    ),
    step('POST /me/totp/confirm', async () =>
      client.post('/me/totp/confirm', { code: await formerCodeOf(known.secret) }),
    ),
    step('POST /me/recovery-codes', () => client.post('/me/recovery-codes')),
    step('POST /me/passkeys/options', () => client.post('/me/passkeys/options'), unrecorded),
    step('POST /me/passkeys', async () => {
      const response = authenticator.create((await client.post('/me/passkeys/options')).body)
      const answer = await client.post('/me/passkeys', { response })
      known.passkey = answer.body.id
      return answer
    }),
    step('PATCH /me/passkeys/:id', () => client.patch(`/me/passkeys/${known.passkey}`, { name: 'Түлхүүр' })),
    step('POST /auth/passkey/options', () => stranger.post('/auth/passkey/options'), unrecorded),
    step(
      'POST /auth/passkey',
      async () => stranger.post('/auth/passkey', { response: await assertion() }),
      unrecorded,
    ),
    step(
      'POST /auth/mfa',
      async () => {
        const { token } = (await login()).body.mfa
        return stranger.post('/auth/mfa', { token, method: 'totp', code: codeOf(known.secret) })
      },
      unrecorded,
    ),
    step(
      'POST /auth/step-up',
      () => renewed(client, client.post('/auth/step-up', { method: 'totp', code: codeOf(known.secret, 1) })),
      unrecorded,
    ),
    step('DELETE /me/remembered-devices/:id', async () =>
      client.delete(`/me/remembered-devices/${await remember()}`),
    ),
    step('DELETE /me/remembered-devices', () => client.delete('/me/remembered-devices'), {
      prepare: remember,
    }),
    step('DELETE /me/totp', () => client.delete('/me/totp')),
    step('DELETE /me/passkeys/:id', () => client.delete(`/me/passkeys/${known.passkey}`)),
    step(
      'DELETE /platform/people/:id/factors',
      () =>
        admin.delete(`/platform/people/${known.id}/factors`, { factors: ['totp'], reason: 'Утсаа гээсэн' }),
      { prepare: addTotp },
    ),
  ]
}
