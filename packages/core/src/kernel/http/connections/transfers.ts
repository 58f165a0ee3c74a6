import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBoundedTransfers } from './bounded-transfers.ts'

export type TransferOptions = {
  /** All together; past it the one that has taken longest is cut. */
  total: number
  /** From one caller's address; past it the oldest of that address is cut. */
  perAddress: number
  /** A caller that takes nothing of its answer for this long is not reading it. */
  stalledMs: number
  addressOf: (request: IncomingMessage) => string
  /** Refuses a body that is given up. An answer that is given up is broken off. */
  refuse: (request: IncomingMessage) => void
}

/** Bodies that are still arriving, and answers that the caller is still taking. */
export type Transfers = {
  /** A body of which more is to come; the returned function says that it is here. */
  awaitBody: (request: IncomingMessage) => () => void
  /** Counts the answer once it is made and the caller has not taken all of it. */
  watchAnswer: (request: IncomingMessage, answer: ServerResponse) => void
  stats: () => { underWay: number; cut: number }
}

/**
 * What waits on the network is no work, so the load shedder does not count it. It is bounded here instead. A body as a whole has
 * REQUEST_TIMEOUT, which Node watches.
 */
export function createTransfers(options: TransferOptions): Transfers {
  const { addressOf, refuse, stalledMs } = options
  const { begin, stats } = createBoundedTransfers(options)

  function watchAnswer(request: IncomingMessage, answer: ServerResponse): void {
    const watch = () => {
      // What the system took off our hands at once needs no watching.
      if (answer.writableEnded && answer.writableLength === 0) return
      answer.off('prefinish', watch)
      // Node ends a connection on which nothing moves for this long, and sets the limit anew after each answer.
      answer.socket?.setTimeout(stalledMs)
      answer.once(
        'close',
        begin(addressOf(request), () => answer.destroy()),
      )
    }
    // Either all of the answer is made, or it is a stream that goes as fast as the caller reads.
    answer.once('prefinish', watch)
    answer.once('pipe', watch)
  }

  return {
    awaitBody: request => begin(addressOf(request), () => refuse(request)),
    watchAnswer,
    stats,
  }
}
