import type { Terminal } from './terminal.ts'

export type Closing = Readonly<{
  /** Registers how to close what was just opened. */
  add(what: string, close: () => Promise<unknown>): void
  /** Closes everything, the newest first; one that fails does not keep the others open. */
  all(): Promise<boolean>
}>

export function createClosing(terminal: Terminal): Closing {
  const open: { what: string; close: () => Promise<unknown> }[] = []
  return {
    add: (what, close) => void open.push({ what, close }),
    async all() {
      let isClean = true
      for (const { what, close } of open.splice(0).reverse()) {
        await close().catch(error => {
          isClean = false
          terminal.note(`${what} did not close: ${error instanceof Error ? error.message : String(error)}`)
        })
      }
      return isClean
    },
  }
}
