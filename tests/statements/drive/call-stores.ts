import type { TestPlatform } from '@tamga/core/testing'
import type { StoreFunction } from '../exercised.ts'
import type { Recorder } from '../recorder.ts'
import { CALLS } from './calls.ts'

class TakenBack extends Error {}

/** Calls what the drive did not reach; answers with the functions that failed, or of which nobody said how to call them. */
export async function callStores(
  { platform }: TestPlatform,
  recorder: Recorder,
  { tenantId, unreached }: { tenantId: string; unreached: readonly StoreFunction[] },
): Promise<string[]> {
  const { database } = platform.services
  const problems: string[] = []
  for (const { file, name, call } of unreached) {
    const [entrance, ...args] = CALLS[name] ?? []
    if (entrance === undefined) {
      problems.push(`${file} ${name}: not in calls.ts`)
      continue
    }
    recorder.during(`${name} of ${file}`)
    const work = async (tx: unknown) => {
      await call(tx, ...args)
      throw new TakenBack()
    }
    const called =
      entrance === 'database'
        ? Promise.resolve(call(database, ...args))
        : entrance === 'tenant'
          ? database.inTenant(tenantId, work)
          : database.inPlatform(work)
    await called.catch(error => {
      if (!(error instanceof TakenBack)) problems.push(`${file} ${name}: ${error.message}`)
    })
  }
  return problems
}
