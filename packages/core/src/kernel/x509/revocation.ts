import { randomBytes } from 'node:crypto'
import type { OutboundCalls } from '../outbound/outbound.ts'
import { readCrl } from './crl.ts'
import { type Issued, type RevocationStatus, readOcspAnswer, writeOcspRequest } from './ocsp.ts'

const MIB = 1024 * 1024
const TIMEOUT_MS = 5000

export type RevocationCheck = Issued & { readonly now: Date }

/** Asks the responders that the certificate names, then its lists; `unknown` when none of them can tell. */
export async function checkRevocation(
  calls: OutboundCalls,
  check: RevocationCheck,
): Promise<RevocationStatus> {
  for (const url of check.certificate.ocsp_urls) {
    const status = await askResponder(calls, url, check).catch(() => 'unknown' as const)
    if (status !== 'unknown') return status
  }
  for (const url of check.certificate.crl_urls) {
    const status = await readList(calls, url, check).catch(() => 'unknown' as const)
    if (status !== 'unknown') return status
  }
  return 'unknown'
}

async function askResponder(
  calls: OutboundCalls,
  url: string,
  check: RevocationCheck,
): Promise<RevocationStatus> {
  const nonce = randomBytes(16)
  const { status, body } = await calls.request({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' },
    body: writeOcspRequest(check, nonce),
    timeout: TIMEOUT_MS,
    maxBytes: 65_536,
  })
  return status === 200 ? readOcspAnswer(body, { ...check, nonce }) : 'unknown'
}

async function readList(
  calls: OutboundCalls,
  url: string,
  check: RevocationCheck,
): Promise<RevocationStatus> {
  const { status, body } = await calls.request({ url, timeout: TIMEOUT_MS, maxBytes: 8 * MIB })
  return status === 200 ? readCrl(body, check, check.now) : 'unknown'
}
