import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { WireError } from '../wire-error.ts'
import { findFault, type GivenReceipt } from './judge-receipt.ts'

export const EBARIMT_PATH = '/sim/ebarimt'

/** `lost`: the receipt is made, and its answer never arrives. */
const MODES = ['normal', 'away', 'lost'] as const
type Mode = (typeof MODES)[number]

type Issued = Readonly<{
  id: string
  date: string
  lottery: string
  qrData: string
  status: 'SUCCESS'
  request: GivenReceipt
}>

const open = { config: { access: { kind: 'open' } } } as const

const now = (): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Ulaanbaatar',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date())

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

/** The receipts of one process, by the till, the day and the number that the shop gave. */
function createReceipts() {
  const byKey = new Map<string, Issued>()
  const cancelled = new Set<string>()
  return {
    cancelled,
    byKey,
    /** The same number on the same day is the same sale, sent again. */
    issue(request: GivenReceipt): Issued {
      const date = now()
      const key = [request.merchantTin, request.posNo, date.slice(0, 10), request.billIdSuffix].join(' ')
      const known = byKey.get(key)
      if (known) return known
      const isForPerson = request.type === 'B2C_RECEIPT'
      const issued: Issued = {
        id: digits(33).replace(/^0/, '1'),
        date,
        lottery: isForPerson ? `ST ${digits(8)}` : '',
        qrData: digits(120),
        status: 'SUCCESS',
        request,
      }
      byKey.set(key, issued)
      if (request.inactiveId) cancelled.add(request.inactiveId)
      return issued
    },
    find: (id: string): Issued | undefined => [...byKey.values()].find(receipt => receipt.id === id),
  }
}

const refuse = (reply: FastifyReply, message: string) => reply.code(400).send({ status: 'ERROR', message })

/** The service of the tax authority on its own wire (POSAPI 3.0), over memory. */
export function mountEbarimt(server: FastifyInstance): void {
  const receipts = createReceipts()
  let mode: Mode = 'normal'
  server.post(`${EBARIMT_PATH}/rest/receipt`, open, async (request, reply) => {
    if (mode === 'away') return reply.code(503).send({ message: 'maintenance' })
    const given = (request.body ?? {}) as GivenReceipt
    const fault = findFault(given)
    if (fault !== undefined) return refuse(reply, fault)
    const { request: _, ...issued } = receipts.issue(given)
    if (mode === 'lost') return request.raw.socket.destroy()
    return { ...given, ...issued }
  })
  server.delete(`${EBARIMT_PATH}/rest/receipt`, open, async (request, reply) => {
    if (mode === 'away') return reply.code(503).send({ message: 'maintenance' })
    const { id, date } = (request.body ?? {}) as { id?: string; date?: string }
    const known = receipts.find(id ?? '')
    if (!known || known.date !== date) return refuse(reply, 'Баримт олдсонгүй')
    receipts.cancelled.add(known.id)
    return { status: 200, message: '', date: now() }
  })
  server.get(`${EBARIMT_PATH}/rest/info`, open, async () => ({
    operatorName: 'Simulator',
    leftLotteries: 1000,
  }))
  server.get(`${EBARIMT_PATH}/api/info/check/getTinInfo`, open, async request => {
    const { regNo = '' } = request.query as { regNo?: string }
    // Seven nines are nobody.
    return /^\d{7}$/.test(regNo) && regNo !== '9999999'
      ? { status: 200, msg: '', data: Number(`3${regNo}000`) }
      : { status: 500, msg: 'not found', data: null }
  })
  mountControl(server, { receipts, read: () => mode, write: wanted => (mode = wanted) })
}

type Control = {
  readonly receipts: ReturnType<typeof createReceipts>
  read(): Mode
  write(mode: Mode): void
}

/** How it behaves, and what it was told. */
function mountControl(server: FastifyInstance, { receipts, read, write }: Control): void {
  const answer = () => ({
    mode: read(),
    receipts: [...receipts.byKey.values()].map(({ id, request }) => ({
      id,
      request,
      cancelled: receipts.cancelled.has(id),
    })),
  })
  server.get(`${EBARIMT_PATH}/__control`, open, async () => answer())
  server.post(`${EBARIMT_PATH}/__control`, open, async request => {
    const { mode } = (request.body ?? {}) as { mode?: Mode }
    if (!MODES.some(one => one === mode)) throw new WireError(400, `mode is one of ${MODES.join(', ')}`)
    write(mode!)
    return answer()
  })
}
