import type { TenantContext } from '../../../kernel/context.ts'
import { type PdfCell, type PdfContent, type PdfTable, pdfReport } from '../../../kernel/pdf/pdf-report.ts'
import type { DocumentVerdict } from '../../../kernel/signatures/verify/report.ts'
import type { VerifyReply } from '../contract.ts'

export type ReportedFile = {
  readonly title: string
  readonly no: number
  readonly sha256: string
  readonly verified_at: string
}

type Verified = { readonly file: ReportedFile; readonly found: VerifyReply }
type Signature = NonNullable<VerifyReply['signatures']>[number]
type Words = (key: string, params?: Record<string, string | number>) => string

const TONES = {
  valid: 'good',
  valid_with_warnings: 'warn',
  invalid: 'bad',
  unknown: 'warn',
  unsigned: 'warn',
  TOTAL_PASSED: 'good',
  INDETERMINATE: 'warn',
  TOTAL_FAILED: 'bad',
} as const

const STATUSES = { TOTAL_PASSED: 'passed', INDETERMINATE: 'indeterminate', TOTAL_FAILED: 'failed' } as const

/** What was found, on paper and in words, in the language of whoever asks. */
export function drawReport(ctx: TenantContext, { file, found }: Verified): AsyncGenerator<Uint8Array> {
  const word: Words = (key, params) => ctx.services.translator.text(ctx.language, `verify.${key}`, params)
  const signatures = found.signatures ?? []
  const verdict = signatures.length === 0 ? 'unsigned' : (found.verdict as DocumentVerdict)
  return pdfReport({
    language: ctx.language,
    owner: ctx.tenant.name,
    title: word('report.title'),
    subtitle: `${file.title} · ${word('report.version', { no: file.no })}`,
    status: {
      label: word(`verdict.${verdict}`),
      text: word(`verdict.${verdict}.text`),
      tone: TONES[verdict],
    },
    facts: [
      [word('report.verified_at'), moment(file.verified_at)],
      [word('report.register'), word(`known.${found.known}`)],
      ['SHA-256', file.sha256],
      [word('report.again'), new URL('/verify', ctx.services.settings.PUBLIC_ORIGIN).href],
    ],
    figures: figuresOf(word, signatures),
    tables: [tableOf(word, signatures)],
    pageLabel: (page, pages) => word('report.page', { page, pages }),
    undrawn: word('report.undrawn'),
  })
}

const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`

function figuresOf(word: Words, signatures: readonly Signature[]): PdfContent['figures'] {
  const count = (status: Signature['status']) => signatures.filter(one => one.status === status).length
  const figure = (label: string, value: number, tone: 'good' | 'bad' | 'warn' | 'plain') => ({
    label,
    value,
    text: String(value),
    tone,
  })
  return [
    figure(word('report.signatures'), signatures.length, 'plain'),
    ...(['TOTAL_PASSED', 'INDETERMINATE', 'TOTAL_FAILED'] as const).map(status =>
      figure(word(`status.${STATUSES[status]}`), count(status), TONES[status]),
    ),
  ]
}

function tableOf(word: Words, signatures: readonly Signature[]): PdfTable {
  return {
    title: word('report.signatures'),
    head: ['signer', 'status', 'signed_at', 'level', 'covers', 'reasons'].map(key => word(`report.${key}`)),
    widths: [0.26, 0.11, 0.16, 0.07, 0.1, 0.3],
    rows: rowsOf(word, signatures),
    empty: word('report.none'),
  }
}

async function* rowsOf(word: Words, signatures: readonly Signature[]): AsyncGenerator<readonly PdfCell[]> {
  for (const one of signatures) {
    const { signer, status, signed_at, covers } = one
    const isStamp = one.kind === 'timestamp'
    const time = signed_at === null ? '—' : moment(signed_at)
    const isClaimed = signed_at !== null && !one.is_time_proven
    yield [
      [
        ...(isStamp ? [{ text: word('signature.timestamp'), isSoft: true }] : []),
        { text: signer?.name ?? word('signature.unknown'), isBold: true, isOwn: true },
        ...(signer ? [{ text: `${signer.issuer} · ${signer.serial}`, isSoft: true, isOwn: true }] : []),
      ],
      [{ text: word(`status.${STATUSES[status]}`), tone: TONES[status] }],
      [{ text: time }, ...(isClaimed ? [{ text: word('report.claimed'), isSoft: true }] : [])],
      [{ text: one.level ?? '—' }],
      [{ text: `${covers.revision}/${covers.of}` }],
      one.reasons.length > 0 ? one.reasons.map(({ message }) => ({ text: message })) : [{ text: '—' }],
    ]
  }
}
