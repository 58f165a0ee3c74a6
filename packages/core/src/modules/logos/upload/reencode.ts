import { Worker } from 'node:worker_threads'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ProcessValues } from '../../../kernel/process-values.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { createSemaphore } from '../../../kernel/reliability/semaphore.ts'
import { pictureType } from '../picture-type.ts'
import { pictureSize } from './picture-size.ts'

/** Unpacked, a picture takes four bytes a pixel: a small file can say that it is enormous. */
const LARGEST_SIDE = 2048
/** Logos are shown at up to 96 points; this is enough for the sharpest screens. */
const KEPT_SIDE = 256
const TIMEOUT_MS = 10_000

const TURNS = defineProcessValue('logos.reencoding', () => createSemaphore({ permits: 2, maxWaiting: 20 }))

const unreadable = () => new AppError(422, 'picture_unreadable')

/**
 * The pixels of a picture in a new PNG: what else the file held (places, names, thumbnails, something behind its end) is gone.
 * Decoded in WebAssembly on a thread of its own, which ends with the picture: a file that confuses the decoder reaches nothing else.
 */
export async function reencodePicture(
  processValues: ProcessValues,
  key: string,
  body: Buffer,
): Promise<Buffer> {
  const type = pictureType(body)
  if (type !== 'image/png' && type !== 'image/jpeg' && type !== 'image/webp') throw unreadable()
  const size = pictureSize(body)
  if (!size || size.width === 0 || size.height === 0) throw unreadable()
  if (Math.max(size.width, size.height) > LARGEST_SIDE)
    throw new AppError(422, 'picture_dimensions', { params: { pixels: LARGEST_SIDE } })
  return processValues.of(TURNS).run(key, () => decodeApart(body))
}

function decodeApart(body: Buffer): Promise<Buffer> {
  const thread = new Worker(new URL('./reencode-worker.ts', import.meta.url), {
    workerData: { body, largest: KEPT_SIDE },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    // The decoder tells its reasons there; whoever uploaded hears that it could not be read.
    stderr: true,
  })
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(unreadable()), TIMEOUT_MS)
    thread.once('message', (png: Uint8Array) => resolve(Buffer.from(png)))
    thread.once('error', () => reject(unreadable()))
    thread.once('exit', () => {
      clearTimeout(timer)
      reject(unreadable())
    })
  }).finally(() => thread.terminate())
}
