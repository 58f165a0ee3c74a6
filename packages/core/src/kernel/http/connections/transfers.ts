import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBoundedTransfers } from './bounded-transfers.ts'

export type TransferOptions = {
  /** In total; beyond it the slowest is aborted. */
  total: number
  /** Per client address; beyond it the oldest of that address is aborted. */
  perAddress: number
  /** An answer is aborted when the client reads nothing of it for so long. */
  stalledMs: number
  addressOf: (request: IncomingMessage) => string
  /** Answers a request whose body is aborted. An aborted answer is cut off. */
  refuse: (request: IncomingMessage) => void
}

/** Request bodies that are arriving, and answers that clients are reading. */
export type Transfers = {
  /** Counts a body that is arriving; call the returned function when it is complete. */
  awaitBody: (request: IncomingMessage) => () => void
  /** Counts an answer that is complete and not yet read by the client. */
  watchAnswer: (request: IncomingMessage, answer: ServerResponse) => void
  stats: () => { underWay: number; cut: number }
}

/**
 * Waiting for the network is not counted by the load shedder, so it is limited here. REQUEST_TIMEOUT, enforced by Node, limits
 * a whole body.
 */
export function createTransfers(options: TransferOptions): Transfers {
  const { addressOf, refuse, stalledMs } = options
  const { begin, stats } = createBoundedTransfers(options)

  function watchAnswer(request: IncomingMessage, answer: ServerResponse): void {
    let isWatched = false
    const watch = () => {
      // The kernel buffered the whole answer: nothing to watch.
      if (isWatched || (answer.writableEnded && answer.writableLength === 0)) return
      isWatched = true
      // Node ends a connection on which nothing moves for this long, and sets the limit anew after each answer.
      answer.socket?.setTimeout(stalledMs)
      answer.once(
        'close',
        begin(addressOf(request), () => answer.destroy()),
      )
    }
    // Either all of the answer is made, or it is a stream that goes as fast as the caller reads.
    answer.on('prefinish', watch).on('pipe', watch)
  }

  return {
    awaitBody: request => begin(addressOf(request), () => refuse(request)),
    watchAnswer,
    stats,
  }
}
