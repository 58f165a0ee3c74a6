import { Worker } from 'node:worker_threads'

/** A search finds what stands in this much of a file; PostgreSQL takes no more than a megabyte of words. */
const MOST_LETTERS = 200_000
const TIMEOUT_MS = 30_000

/**
 * The text of a PDF file, empty when it cannot be read: it may be a scan, damaged or encrypted. On a thread of its own, which ends with
 * the file: one that confuses the reader reaches nothing else.
 */
export function extractText(bytes: Buffer): Promise<string> {
  const thread = new Worker(new URL('./extract-text-worker.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), most: MOST_LETTERS },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  })
  return new Promise<string>(resolve => {
    const timer = setTimeout(() => resolve(''), TIMEOUT_MS)
    thread.once('message', (text: string) => resolve(text))
    thread.once('error', () => resolve(''))
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve('')
    })
  }).finally(() => thread.terminate())
}
