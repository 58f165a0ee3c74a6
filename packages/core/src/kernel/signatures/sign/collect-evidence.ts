import { randomBytes } from 'node:crypto'
import type { OutboundCalls } from '../../outbound/outbound.ts'
import type { Certificate } from '../../x509/certificate.ts'
import { readCrl } from '../../x509/crl.ts'
import { readOcspAnswer, writeOcspRequest } from '../../x509/ocsp.ts'
import type { Evidence } from '../pdf/write/add-evidence.ts'

/** Nobody said that a certificate is good: without that a later judge could not either. */
export class EvidenceUnavailable extends Error {
  override name = 'EvidenceUnavailable'
}

const TIMEOUT_MS = 5000
const MIB = 1024 * 1024

type Found = { readonly ocsp?: Buffer; readonly list?: Buffer }
type Issued = { readonly certificate: Certificate; readonly issuer: Certificate }

/** The chains with what their authorities say now about each certificate below the root that names a place to ask. */
export async function collectEvidence(
  calls: OutboundCalls,
  chains: readonly (readonly Certificate[])[],
  now: Date,
): Promise<Evidence> {
  const found: Found[] = []
  const seen = new Set<string>()
  for (const chain of chains)
    for (const [index, certificate] of chain.slice(0, -1).entries()) {
      const key = certificate.raw.toString('base64')
      const isSilent = certificate.ocsp_urls.length + certificate.crl_urls.length === 0
      if (isSilent || seen.has(key)) continue
      seen.add(key)
      found.push(await ask(calls, { certificate, issuer: chain[index + 1]! }, now))
    }
  return {
    certificates: onceEach(chains.flat().map(({ raw }) => raw)),
    ocspAnswers: onceEach(found.flatMap(({ ocsp }) => (ocsp ? [ocsp] : []))),
    revocationLists: onceEach(found.flatMap(({ list }) => (list ? [list] : []))),
  }
}

const onceEach = (all: readonly Buffer[]): Buffer[] => [
  ...new Map(all.map(one => [one.toString('base64'), one])).values(),
]

async function ask(calls: OutboundCalls, issued: Issued, now: Date): Promise<Found> {
  for (const url of issued.certificate.ocsp_urls) {
    const ocsp = await askResponder(calls, url, { ...issued, now }).catch(() => undefined)
    if (ocsp) return { ocsp }
  }
  for (const url of issued.certificate.crl_urls) {
    const list = await fetchList(calls, url, { ...issued, now }).catch(() => undefined)
    if (list) return { list }
  }
  throw new EvidenceUnavailable('no authority says that the certificate is good')
}

type Question = Issued & { readonly now: Date }

async function askResponder(calls: OutboundCalls, url: string, question: Question) {
  const nonce = randomBytes(16)
  const { status, body } = await calls.request({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' },
    body: writeOcspRequest(question, nonce),
    timeout: TIMEOUT_MS,
    maxBytes: 65_536,
  })
  return status === 200 && readOcspAnswer(body, { ...question, nonce }) === 'good' ? body : undefined
}

async function fetchList(calls: OutboundCalls, url: string, question: Question) {
  const { status, body } = await calls.request({ url, timeout: TIMEOUT_MS, maxBytes: 8 * MIB })
  return status === 200 && readCrl(body, question, question.now) === 'good' ? body : undefined
}
