import { Worker } from 'node:worker_threads'

export type VerifyBcrypt = (password: string, stored: string) => Promise<boolean>

type Waiting = { readonly resolve: (isRight: boolean) => void; readonly reject: (reason: Error) => void }
type Reply = { readonly id: number; readonly isRight: boolean }

/** A thread beside this one, which answers requests. It starts with the first hash, and keeps no process from ending. */
export function createBcryptThread(): VerifyBcrypt {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let last = 0

  function fail(reason: Error): void {
    thread = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./bcrypt-worker.ts', import.meta.url))
    started.on('message', ({ id, isRight }: Reply) => {
      waiting.get(id)?.resolve(isRight)
      waiting.delete(id)
      if (waiting.size === 0) started.unref()
    })
    started.on('error', fail)
    started.on('exit', code => fail(new Error(`the thread of hashes ended with ${code}`)))
    return started
  }

  return (password, stored) =>
    new Promise((resolve, reject) => {
      thread ??= start()
      thread.ref()
      const id = ++last
      waiting.set(id, { resolve, reject })
      thread.postMessage({ id, password, stored })
    })
}
