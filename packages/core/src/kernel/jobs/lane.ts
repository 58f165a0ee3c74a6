import { createSemaphore, type Release, type Semaphore } from '../reliability/semaphore.ts'
import type { JobDefinition } from './job-definition.ts'
import type { DueJob, DueSearch } from './worker-store.ts'

/** Tasks that share slots. The slots are shared fairly between tenants, since any job may hang on another server. */
export type Lane = {
  readonly name: string
  readonly tasks: string[]
  readonly size: number
  readonly slots: Semaphore
}

const createLane = (name: string, tasks: string[], size: number): Lane => ({
  name,
  tasks,
  size,
  slots: createSemaphore({ permits: size, keepsRoom: true }),
})

/** Most tasks share one set of slots; those with `concurrency` have their own. */
export function createLanes(definitions: readonly JobDefinition[], shared: number): Lane[] {
  const common = definitions.filter(({ concurrency }) => concurrency === undefined).map(({ task }) => task)
  const own = definitions.flatMap(({ task, concurrency }) =>
    concurrency === undefined ? [] : [createLane(task, [task], concurrency)],
  )
  return [createLane('jobs', common, shared), ...own]
}

/** More than there are slots: some may be of tenants that hold enough of them. */
export const searchOf = ({ tasks, size, slots }: Lane): DueSearch => ({
  tasks,
  limit: size * 2,
  held: slots.usage(),
})

/** Takes a slot for each job that can have one, by the id of the job. */
export function takeSlots({ slots }: Lane, due: readonly DueJob[]): Map<string, Release> {
  const taken = new Map<string, Release>()
  for (const { id, tenant } of due) {
    const release = slots.tryAcquire(tenant)
    if (release) taken.set(id, release)
  }
  return taken
}
