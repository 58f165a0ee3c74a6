import type { Services } from '../../services.ts'
import { createLoadShedder, type LoadShedder } from './load-shedder.ts'

/** Requests are answered in far less; a loop without time that runs later than this has too many of them. */
const MAX_EVENT_LOOP_DELAY_MS = 25

/** The load shedder of this process, which also sees how many wait for the database. */
export function createProcessShedder({
  settings: { MAX_IN_FLIGHT, QUEUE_WAIT_MS, DATABASE_POOL },
  database,
}: Pick<Services, 'settings' | 'database'>): LoadShedder {
  return createLoadShedder({
    maxInFlight: MAX_IN_FLIGHT,
    waitMs: QUEUE_WAIT_MS,
    maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
    isDatabaseCrowded: () =>
      database.connections().some(({ pool, waitedFor }) => pool === 'app' && waitedFor > DATABASE_POOL),
  })
}
