import { after } from 'node:test'
import { startTestPlatform, type TestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

/** The distribution as it ships, running, with every app installed that can be. */
export async function startDistribution(): Promise<TestPlatform> {
  const world = await startTestPlatform({ after }, { distribution: signIn })
  for (const slug of world.platform.services.modules.apps.keys())
    await world.admin.post(`/store/apps/${slug}/install`)
  return world
}

export { signIn }
