import {
  type Afterwards,
  createMigratedDatabase,
  startTestPlatform,
  type TestPlatform,
} from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { explainEverything } from './recorder.ts'
import { type Filling, fillTables } from './volume/fill.ts'

const SETTINGS = {
  OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt,device',
  DATABASE_POOL: '4',
  // Nobody answers there, and it is found out at once.
  DNS_SERVERS: '127.0.0.1:9',
  SSO_SECRET_KEY: 'k'.repeat(43).concat('='),
}

export type FilledDatabase = { readonly url: string; readonly tenantId: string }

/** Everything there is with every app installed, and the tables filled to volume; nobody is connected any more. */
export async function prepareDatabase(
  t: Afterwards,
  clusterUrl: string,
  filling: Filling,
): Promise<FilledDatabase> {
  const url = await createMigratedDatabase(t, everyApp, clusterUrl)
  const world = await startTestPlatform(t, { distribution: everyApp, databaseUrl: url, settings: SETTINGS })
  for (const slug of world.platform.services.modules.apps.keys())
    await world.admin.post(`/store/apps/${slug}/install`)
  const tenantId = (await world.admin.get('/me')).body.tenant.id
  await world.stop()
  await fillTables(url, { ...filling, tenantId })
  return { url, tenantId }
}

/** A platform on the filled database, in which every statement tells its plan. */
export async function startExplained(t: Afterwards, { url }: FilledDatabase): Promise<TestPlatform> {
  await explainEverything(url)
  return startTestPlatform(t, {
    distribution: everyApp,
    databaseUrl: url,
    settings: SETTINGS,
    bootstrap: false,
  })
}
