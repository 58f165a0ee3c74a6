import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { readCertificate } from '../../x509/certificate.ts'
import { trustStoreOf } from '../../x509/chain.ts'
import { createTrustMemo } from '../../x509/trust-memo.ts'
import { verifyPdf } from '../verify/verify-pdf.ts'
import type { VerifyQuestion, VerifyReply } from './verify-messages.ts'

const certificates = (workerData as Uint8Array[]).map(raw => readCertificate(Buffer.from(raw)))
const trust = { ...trustStoreOf(certificates), memo: createTrustMemo() }

parentPort!.on('message', ({ bytes, now }: VerifyQuestion) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sha256 = createHash('sha256').update(file).digest('hex')
  const reply: VerifyReply = { sha256, outcome: verifyPdf(file, { trust, now }) }
  parentPort!.postMessage(reply)
})
