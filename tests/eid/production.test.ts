import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  coreDistribution,
  readInstallationSettings,
  registryDistribution,
  startTestPlatform,
} from '@tamga/core/testing'
import { routeTable as routesOf } from '../policy/world/route-table.ts'

const PRODUCTION = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://sign-in.example.mn',
  SSO_DEFAULT_CLIENT_SECRET: 'a secret of more than thirty-two letters',
  SSO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  // Given, and of no effect.
  EID_MOCK: 'on',
  DAN_MOCK: 'on',
  REGISTRY_MOCK: 'on',
}

test('in production no simulator is mounted, whatever the flags say', async () => {
  const { platform, origin } = await startTestPlatform({ after }, { bootstrap: false, settings: PRODUCTION })
  assert.equal(platform.services.settings.EID_MOCK, false)
  assert.equal(platform.services.settings.DAN_MOCK, false)
  assert.equal(platform.services.settings.REGISTRY_MOCK, false)
  assert.equal(platform.services.settings.REGISTRY_ACCESS_TOKEN, undefined)
  assert.doesNotMatch(platform.server.printRoutes({ commonPrefix: false }), /sim\//)
  const development = await startTestPlatform({ after }, { bootstrap: false })
  const simulated = routesOf(development.platform).filter(({ path }) => path.startsWith('/sim/'))
  for (const prefix of ['/sim/eid', '/sim/dan', '/sim/xyp', '/sim/ca'])
    assert.ok(
      simulated.some(({ path }) => path.startsWith(prefix)),
      prefix,
    )
  for (const { method, path } of simulated) {
    const { status } = await fetch(`${origin}${path.replaceAll(/:\w+|\*/g, 'x')}`, { method })
    assert.equal(status, 404, `${method} ${path}`)
  }
})

test('in production the registry is not reached with what only its simulator takes', async () => {
  const { platform } = await startTestPlatform(
    { after },
    { distribution: registryDistribution, bootstrap: false, settings: PRODUCTION },
  )
  const { REGISTRY_ACCESS_TOKEN, REGISTRY_KEY_FILE, REGISTRY_BASE_URL } = platform.services.settings
  assert.deepEqual([REGISTRY_ACCESS_TOKEN, REGISTRY_KEY_FILE], [undefined, undefined])
  assert.equal(REGISTRY_BASE_URL, 'https://xyp.gov.mn')
  const refused = (more: Record<string, string>, pattern: RegExp) =>
    assert.throws(
      () => readInstallationSettings(registryDistribution, { ...PRODUCTION, ...more }),
      (error: Error) => pattern.test(`${error.message} ${JSON.stringify(error)}`),
    )
  refused({ REGISTRY_BASE_URL: 'http://127.0.0.1:8080/sim/xyp' }, /REGISTRY_BASE_URL.*https/s)
  refused({ REGISTRY_ACCESS_TOKEN: 'xyp_simulator' }, /REGISTRY_ACCESS_TOKEN.*REGISTRY_KEY_FILE/s)
})

test('a mock flag that is given in production is told in a line of the start', () => {
  const { warnings } = readInstallationSettings(coreDistribution, PRODUCTION)
  for (const name of ['EID_MOCK', 'DAN_MOCK', 'REGISTRY_MOCK'])
    assert.match(warnings.find(warning => warning.name === name)?.message ?? '', /always off in production/)
})
