import type { TestPlatform } from '@tamga/core/testing'
import type { StoreFunction } from '../exercised.ts'
import type { Recorder } from '../recorder.ts'
import { CALLS } from './calls.ts'

class TakenBack extends Error {}

/** Calls what the drive did not reach; answers with the names of functions of which nobody said how to call them. */
export async function callStores(
  { platform }: TestPlatform,
  recorder: Recorder,
  { tenantId, unreached }: { tenantId: string; unreached: readonly StoreFunction[] },
): Promise<string[]> {
  const { database } = platform.services
  const missing: string[] = []
  for (const { file, name, call } of unreached) {
    const [entrance, ...args] = CALLS[name] ?? []
    if (entrance === undefined) {
      missing.push(`${file} ${name}`)
      continue
    }
    recorder.during(`${name} of ${file}`)
    const work = async (tx: unknown) => {
      await call(tx, ...args)
      throw new TakenBack()
    }
    if (entrance === 'database') await call(database, ...args)
    else if (entrance === 'tenant') await database.inTenant(tenantId, work).catch(passTakenBack)
    else await database.inPlatform(work).catch(passTakenBack)
  }
  return missing
}

function passTakenBack(error: unknown): void {
  if (!(error instanceof TakenBack)) throw error
}
