import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { coreDistribution, readInstallationSettings, startTestPlatform } from '@tamga/core/testing'

const PRODUCTION = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://sign-in.example.mn',
  SSO_DEFAULT_CLIENT_SECRET: 'a secret of more than thirty-two letters',
  SSO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  // Given, and of no effect.
  EID_MOCK: 'on',
  DAN_MOCK: 'on',
}

test('in production no simulator is mounted, whatever the flags say', async () => {
  const { platform, origin } = await startTestPlatform({ after }, { bootstrap: false, settings: PRODUCTION })
  assert.equal(platform.services.settings.EID_MOCK, false)
  assert.equal(platform.services.settings.DAN_MOCK, false)
  assert.doesNotMatch(platform.server.printRoutes({ commonPrefix: false }), /sim\//)
  for (const path of [
    '/sim/eid/__phone',
    '/sim/eid/session/x',
    '/sim/ca/issuing.crl',
    '/sim/dan/oauth2/authorize',
  ])
    assert.equal((await fetch(`${origin}${path}`)).status, 404, path)
})

test('a mock flag that is given in production is told in a line of the start', () => {
  const { warnings } = readInstallationSettings(coreDistribution, PRODUCTION)
  for (const name of ['EID_MOCK', 'DAN_MOCK'])
    assert.match(warnings.find(warning => warning.name === name)?.message ?? '', /always off in production/)
})
