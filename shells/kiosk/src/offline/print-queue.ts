import { type Printer, PrintFault } from '../drivers/device-port.ts'
import { encodeReceipt, type Receipt } from '../drivers/escpos.ts'
import { openJournal, type SealedJournal } from './sealed-journal.ts'

type State = 'accepted' | 'sending' | 'printed' | 'held'
type Noted = { readonly id: string; readonly state: State; readonly receipt?: Receipt }
type Job = { state: State; receipt: Receipt }

const REMEMBERED = 5000
const NOTHING: Receipt = { lines: [] }

/** A receipt of which nobody knows whether it is on paper: somebody looks, and says. */
export type HeldReceipt = { readonly id: string; readonly receipt: Receipt }

export type PrintQueue = {
  /** Resolved when it is on paper. The same id again prints nothing. */
  print(id: string, receipt: Receipt): Promise<void>
  held(): readonly HeldReceipt[]
  isHeld(id: string): boolean
  /** After looking at the paper. What is printed again says that it is a copy. */
  resolve(id: string, isOnPaper: boolean): Promise<void>
  /** What was accepted before the host stopped and certainly not begun. */
  resume(): Promise<void>
  close(): void
}

export type PrintQueueOptions = {
  readonly path: string
  readonly sealingKey: Buffer
  readonly printer: Printer
  /** Of receipts that are long on paper, so many are known so that none of them is printed again. */
  readonly remembered?: number
}

const COPY = { text: 'ХУУЛБАР', align: 'center', bold: true } as const

/**
 * Each step is on the disk before the next begins. No printer says afterwards whether a receipt came out, so one that was being sent when the
 * host died is held instead of being printed again.
 */
export function openPrintQueue(options: PrintQueueOptions): PrintQueue {
  const { jobs, write, close } = openJobs(options)
  // Of a printer there is one: receipts do not mix.
  let turn: Promise<unknown> = Promise.resolve()

  async function send(id: string): Promise<void> {
    const job = jobs.get(id)!
    if (job.state === 'printed') return
    if (job.state === 'held') throw new PrintFault('somebody has to look whether it is on paper', false)
    write({ id, state: 'sending' })
    try {
      await options.printer.print(encodeReceipt(job.receipt))
    } catch (error) {
      write({ id, state: error instanceof PrintFault && error.isCertain ? 'accepted' : 'held' })
      throw error
    }
    write({ id, state: 'printed' })
  }

  const inTurn = (id: string): Promise<void> => {
    const mine = turn.then(() => send(id))
    turn = mine.catch(() => {})
    return mine
  }

  return {
    print(id, receipt) {
      if (!jobs.has(id)) write({ id, state: 'accepted', receipt })
      return inTurn(id)
    },
    isHeld: id => jobs.get(id)?.state === 'held',
    held: () => [...jobs].flatMap(([id, { state, receipt }]) => (state === 'held' ? [{ id, receipt }] : [])),
    async resolve(id, isOnPaper) {
      const job = jobs.get(id)
      if (job?.state !== 'held') return
      if (isOnPaper) return write({ id, state: 'printed' })
      write({ id, state: 'accepted', receipt: { ...job.receipt, lines: [COPY, ...job.receipt.lines] } })
      await inTurn(id)
    },
    async resume() {
      for (const [id, { state }] of jobs) if (state === 'accepted') await inTurn(id)
    },
    close,
  }
}

/** What the journal tells of each receipt; one that was being sent when the host died is held from now on. */
function openJobs({ path, sealingKey, remembered = REMEMBERED }: PrintQueueOptions) {
  const journal = openJournal<Noted>(path, sealingKey)
  const jobs = new Map<string, Job>()
  const note = ({ id, state, receipt }: Noted) => {
    // What is on paper needs no content any more.
    const content = state === 'printed' ? NOTHING : (receipt ?? jobs.get(id)?.receipt ?? NOTHING)
    jobs.set(id, { state, receipt: content })
  }
  for (const entry of journal.found) note(entry)
  const write = (entry: Noted) => {
    journal.append(entry)
    note(entry)
    if (entry.state === 'printed') shorten(journal, jobs, remembered)
  }
  for (const [id, { state }] of jobs) if (state === 'sending') write({ id, state: 'held' })
  return { jobs, write, close: () => journal.close() }
}

/** The oldest that are on paper are forgotten, in one step, when they are most of the journal. */
function shorten(journal: SealedJournal<Noted>, jobs: Map<string, Job>, remembered: number): void {
  const printed = [...jobs.keys()].filter(id => jobs.get(id)!.state === 'printed')
  const live = jobs.size - printed.length
  if (journal.size() <= 4 * (remembered + live)) return
  for (const id of printed.slice(0, -remembered)) jobs.delete(id)
  journal.replace([...jobs].map(([id, { state, receipt }]) => ({ id, state, receipt })))
}
