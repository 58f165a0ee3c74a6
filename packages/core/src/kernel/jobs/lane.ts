import { createSemaphore, type Release, type Semaphore } from '../reliability/semaphore.ts'
import type { JobDefinition } from './job-definition.ts'
import type { DueJob, DueSearch } from './worker-store.ts'

/** Tasks that share slots. The slots are shared fairly between tenants, since any job may hang on another server. */
export type Lane = {
  readonly name: string
  readonly tasks: string[]
  readonly size: number
  readonly places: Semaphore
}

const createLane = (name: string, tasks: string[], size: number): Lane => ({
  name,
  tasks,
  size,
  places: createSemaphore({ permits: size, keepsRoom: true }),
})

/** Most tasks share one set of slots; those with `places` have their own. */
export function createLanes(definitions: readonly JobDefinition[], shared: number): Lane[] {
  const common = definitions.filter(({ places }) => places === undefined).map(({ task }) => task)
  const own = definitions.flatMap(({ task, places }) =>
    places === undefined ? [] : [createLane(task, [task], places)],
  )
  return [createLane('jobs', common, shared), ...own]
}

/** More than there are slots: some may be of tenants that hold enough of them. */
export const searchOf = ({ tasks, size, places }: Lane): DueSearch => ({
  tasks,
  limit: size * 2,
  held: places.usage(),
})

/** Takes a slot for each job that can have one, by the id of the job. */
export function takePlaces({ places }: Lane, due: readonly DueJob[]): Map<string, Release> {
  const taken = new Map<string, Release>()
  for (const { id, tenant } of due) {
    const release = places.tryAcquire(tenant)
    if (release) taken.set(id, release)
  }
  return taken
}
