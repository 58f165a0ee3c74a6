import { after } from 'node:test'
import { pg, startTestPlatform, type TestPlatform } from '@tamga/core/testing'
import { everyApp } from '../../../scripts/openapi/every-app.ts'

/** What is offered only where somebody switches it on follows the same rules. */
const EVERY_EXTENSION = {
  OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt,device',
  // Nobody answers there, and it is found out at once.
  DNS_SERVERS: '127.0.0.1:9',
}

/** What only time or another program brings about, written by the owner of the tables. */
export async function runAsOwner(databaseUrl: string, statement: string): Promise<{ id: string }[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  return (await owner.query(statement).finally(() => owner.end())).rows
}

/** Everything there is, running, with every app installed that can be. */
export async function startDistribution(): Promise<TestPlatform> {
  const world = await startTestPlatform({ after }, { distribution: everyApp, settings: EVERY_EXTENSION })
  for (const slug of world.platform.services.modules.apps.keys())
    await world.admin.post(`/store/apps/${slug}/install`)
  return world
}
