import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../../reliability/semaphore.ts'
import type { TrustStore } from '../../x509/chain.ts'
import type { VerifyQuestion, VerifyReply } from './verify-messages.ts'

/** Verifies beside the thread that answers requests. Keys (an address, a tenant) share the threads fairly. */
export type VerifyPool = { verify(key: string, bytes: Buffer): Promise<VerifyReply> }

export type PoolOptions = {
  readonly trust: TrustStore
  /** How many threads at most; all but one processor, and no more than four, unless told. */
  readonly threads?: number
  /** A file that takes longer than this was made to take long. */
  readonly timeout?: number
}

const MOST_WAITING = 600
const LARGEST_HEAP_MB = 512

/** Its threads start with the first files, and keep no process from ending. */
export function createVerifyPool({ trust, threads, timeout = 20_000 }: PoolOptions): VerifyPool {
  const size = threads ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const places = createSemaphore({ permits: size, maxWaiting: MOST_WAITING })
  const trusted = [...trust.anchors, ...trust.intermediates].map(({ raw }) => Uint8Array.from(raw))
  const idle: Worker[] = []
  const start = (): Worker =>
    new Worker(new URL('./verify-worker.ts', import.meta.url), {
      workerData: trusted,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })

  async function verifyIn(worker: Worker, bytes: Buffer): Promise<VerifyReply> {
    try {
      const reply = await ask(worker, bytes, timeout)
      worker.unref()
      idle.push(worker)
      return reply
    } catch (error) {
      void worker.terminate()
      throw error
    }
  }

  return {
    verify: (key, bytes) => places.run(key, () => verifyIn(idle.pop() ?? start(), bytes)),
  }
}

/** The file needed more time or memory than a thread gives it. */
export class VerifyGaveUp extends Error {
  override name = 'VerifyGaveUp'
}

function ask(worker: Worker, bytes: Buffer, timeout: number): Promise<VerifyReply> {
  const { promise, resolve, reject } = Promise.withResolvers<VerifyReply>()
  const onExit = (): void => reject(new VerifyGaveUp('the thread ended'))
  const onError = (error: NodeJS.ErrnoException): void =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new VerifyGaveUp('out of memory') : error)
  const timer = setTimeout(() => reject(new VerifyGaveUp('out of time')), timeout)
  worker.once('message', resolve)
  worker.once('error', onError)
  worker.once('exit', onExit)
  worker.ref()
  // A copy of its own that is handed over, not copied again.
  const copy = Uint8Array.from(bytes)
  const question: VerifyQuestion = { bytes: copy, now: new Date() }
  worker.postMessage(question, [copy.buffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve)
    worker.off('error', onError)
    worker.off('exit', onExit)
  })
}
