import { readdir, readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

const THREADS = '/proc/self/task'
const POOL_THREAD = 'libuv-worker'

/**
 * Gives the threads of Node's pool, which compute password hashes, less of a busy processor than the thread that answers requests. Linux
 * alone has a priority for each thread; elsewhere nothing happens. Reading the folder starts the pool, so its threads are in it.
 */
export async function lowerPoolPriority(): Promise<void> {
  for (const id of await readdir(THREADS).catch(() => [])) {
    const name = await readFile(`${THREADS}/${id}/comm`, 'utf8').catch(() => '')
    if (name.trim() === POOL_THREAD) lower(Number(id))
  }
}

function lower(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The thread has ended, or the system forbids it: hashes then compete as before.
  }
}
