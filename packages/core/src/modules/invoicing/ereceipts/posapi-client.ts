import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { IssuedReceipt, Outcome, ReceiptPort } from './port.ts'

const TIMEOUT_MS = 30_000
/** With these the other side never heard of the call. */
const NEVER_SENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

type Connection = {
  readonly url: string
  readonly infoUrl: string
  readonly callsTo: (url: string) => OutboundCalls
}

/** The service that the operator named, for the receipts of one tenant; undefined where there is none. */
export function receiptPortOf(
  { settings, operatorOutbound }: Services,
  tenant: string,
): ReceiptPort | undefined {
  const { EBARIMT_URL, EBARIMT_INFO_URL } = settings
  if (EBARIMT_URL === undefined) return undefined
  const callsTo = (url: string) => operatorOutbound.to(url, tenant)
  return createPosapiClient({ url: EBARIMT_URL, infoUrl: EBARIMT_INFO_URL, callsTo })
}

function createPosapiClient({ url, infoUrl, callsTo }: Connection): ReceiptPort {
  const call = (method: 'POST' | 'DELETE', body: string) =>
    exchange(() =>
      callsTo(url).request({
        url: `${url.replace(/\/+$/, '')}/rest/receipt`,
        method,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        timeout: TIMEOUT_MS,
        // Attempts are kept with the receipt, and a receipt that waits is never given up.
        pastBreaker: true,
      }),
    )
  return {
    send: async request => judge(await call('POST', request), readIssued),
    cancel: async ({ number, issued_at }) =>
      judge(await call('DELETE', JSON.stringify({ id: number, date: issued_at })), () => null),
    findTin: async registryNumber => {
      const asked = new URL(`${infoUrl.replace(/\/+$/, '')}/api/info/check/getTinInfo`)
      asked.searchParams.set('regNo', registryNumber)
      const answer = await exchange(() => callsTo(infoUrl).request({ url: asked, timeout: TIMEOUT_MS }))
      return judge(answer, readTin)
    },
  }
}

type Exchanged = OutboundResponse | { readonly kind: 'not_sent' | 'unknown'; readonly detail: string }

async function exchange(call: () => Promise<OutboundResponse>): Promise<Exchanged> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const isNeverSent =
      ['dns_failed', 'address_not_allowed', 'bad_url', 'tls_failed'].includes(error.reason) ||
      NEVER_SENT.includes(error.code ?? '')
    return { kind: isNeverSent ? 'not_sent' : 'unknown', detail: error.message.slice(0, 500) }
  }
}

type Body = Readonly<Record<string, unknown>>

function judge<Answer>(answer: Exchanged, read: (body: Body) => Answer | undefined): Outcome<Answer> {
  if ('kind' in answer) return answer
  const body = bodyOf(answer)
  const message =
    typeof body['message'] === 'string' ? body['message'].slice(0, 500) : `status ${answer.status}`
  if (answer.status >= 500) return { kind: 'unknown', detail: message }
  if (answer.status >= 400 || body['status'] === 'ERROR') return { kind: 'refused', detail: message }
  const known = read(body)
  return known === undefined ? { kind: 'unknown', detail: message } : { kind: 'done', answer: known }
}

function bodyOf(answer: OutboundResponse): Body {
  try {
    const body = answer.json()
    return typeof body === 'object' && body !== null ? (body as Body) : {}
  } catch {
    return {}
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Undefined: nobody can read from it whether there is a receipt. */
function readIssued({ id, lottery, qrData, date }: Body): IssuedReceipt | undefined {
  const number = textIn(id)
  const issued_at = textIn(date)
  if (!number || !/^\d{1,50}$/.test(number) || !issued_at) return undefined
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(issued_at)) return undefined
  return { number, issued_at, lottery: textIn(lottery), qr: textIn(qrData) }
}

/** A number of the far side may come as a number of JSON. */
function readTin({ data, status }: Body): string | null | undefined {
  if (status !== 200) return null
  const tin = String(data ?? '')
  return /^(\d{11,12}|\d{14})$/.test(tin) ? tin : null
}
