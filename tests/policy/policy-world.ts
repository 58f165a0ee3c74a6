import { after } from 'node:test'
import { startTestPlatform, type TestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

/** What is offered only where somebody switches it on follows the same rules. */
const EVERY_EXTENSION = { OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt,device' }

/** The distribution as it ships, running, with every app installed that can be. */
export async function startDistribution(): Promise<TestPlatform> {
  const world = await startTestPlatform({ after }, { distribution: signIn, settings: EVERY_EXTENSION })
  for (const slug of world.platform.services.modules.apps.keys())
    await world.admin.post(`/store/apps/${slug}/install`)
  return world
}

export { signIn }
