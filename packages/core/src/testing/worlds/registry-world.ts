import { type Afterwards, coreDistribution, startTestPlatform, type TestOptions } from '../test-platform.ts'

const { core, apps } = coreDistribution.catalog

/** The core with the government app at work, as the government flavour has it. */
export const registryDistribution = {
  ...coreDistribution,
  name: 'registry',
  catalog: { core, apps: apps.map(app => (app.slug === 'egov' ? { ...app, activatable: true } : app)) },
}

export const CITIZEN = 'УА90010101'
export const COMPANY = '5000002'
export const PURPOSE = 'Гэрээ байгуулах'

export async function startRegistryWorld(t: Afterwards, options: TestOptions = {}) {
  const world = await startTestPlatform(t, { distribution: registryDistribution, ...options })
  const control = async (change?: { mode: string; milliseconds?: number }) => {
    const response = await fetch(`${world.origin}/sim/xyp/__control`, {
      ...(change && {
        method: 'POST',
        body: JSON.stringify(change),
        headers: { 'content-type': 'application/json' },
      }),
    })
    return (await response.json()) as { mode: string; calls: number }
  }
  /** Calls that reached the registry while the work was done. */
  const callsDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const { calls } = await control()
    await work()
    return (await control()).calls - calls
  }
  return { ...world, control, callsDuring }
}
