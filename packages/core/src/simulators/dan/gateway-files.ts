import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Channel } from '../eid/sessions.ts'
import { readKept, writeKept } from '../kept-file.ts'

/** Whom the person at the gateway chose to be. */
export type Choice = { readonly civil_id: string; readonly channel: Channel; readonly expires_at: number }

/** Codes and tokens lie in files, so that they outlive a restart and every process knows them. */
export function createGatewayFiles(dataDir: string) {
  const fileOf = (kind: 'code' | 'token', value: string) =>
    join(dataDir, 'simulators', 'dan', `${kind}-${hash('sha256', value, 'hex').slice(0, 32)}.json`)
  return {
    write: (kind: 'code' | 'token', value: string, choice: Choice) =>
      writeKept(fileOf(kind, value), JSON.stringify(choice)),
    async read(kind: 'code' | 'token', value: string): Promise<Choice | undefined> {
      const kept = await readKept(fileOf(kind, value))
      const choice = kept === undefined ? undefined : (JSON.parse(kept) as Choice)
      return choice && choice.expires_at > Date.now() ? choice : undefined
    },
    /** Whether it was there to be taken: of two that use a code, one takes it. */
    take: (value: string): Promise<boolean> =>
      rm(fileOf('code', value)).then(
        () => true,
        () => false,
      ),
  }
}

export type GatewayFiles = ReturnType<typeof createGatewayFiles>
