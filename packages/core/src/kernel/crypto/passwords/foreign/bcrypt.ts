import { Worker } from 'node:worker_threads'

/** In a thread of its own: this one answers requests. Each hash is computed so only until its person signs in the first time. */
export function verifyBcrypt(password: string, stored: string): Promise<boolean> {
  const worker = new Worker(new URL('./bcrypt-worker.ts', import.meta.url), {
    workerData: { password, stored },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', code => reject(new Error(`the thread of a hash ended with ${code}`)))
  })
}
