import { createHash } from 'node:crypto'
import { fmt, type Language } from '@tamga/formats'
import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { notFound, wrongState } from '../../../kernel/http/problem.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { type PdfSheet, pdfSheet } from '../../../kernel/pdf/sheet/pdf-sheet.ts'
import { pdfSeals } from '../../../kernel/signatures/pdf-seals.ts'
import { requireContact } from '../../contacts/index.ts'
import { readPublicBrand } from '../../settings/index.ts'
import { type InvoiceView, targetOf } from '../drafts/invoice-view.ts'
import { requireInvoice, viewInvoice } from '../drafts/invoices.ts'
import { digitsOf } from '../money.ts'
import { type CompanyRow, selectCompany } from './company-store.ts'
import type { PaperQuery } from './contract.ts'

type Contact = Awaited<ReturnType<typeof requireContact>>
type Brand = Awaited<ReturnType<typeof readPublicBrand>>
type Paper = {
  readonly invoice: InvoiceView
  readonly contact: Contact
  readonly company: CompanyRow
  readonly brand: Brand
  readonly language: Language
  readonly word: (key: string, params?: Record<string, string | number>) => string
}
type Asked = Static<typeof PaperQuery>

/** In the language that is asked for, else in that of the contact. */
async function readPaper(ctx: SessionContext, id: string, asked: Asked): Promise<Paper> {
  const { invoice, contact, company } = await inTenant(ctx, async tx => {
    const found = await viewInvoice(tx, id)
    return {
      invoice: found,
      contact: await requireContact(tx, found.contact.id),
      company: await selectCompany(tx),
    }
  })
  const language = asked.language ?? contact.language ?? ctx.language
  const brand = await readPublicBrand({ ...ctx, language }, ctx.tenant.slug)
  const word: Paper['word'] = (key, params) =>
    ctx.services.translator.text(language, `invoicing.pdf.${key}`, params)
  return { invoice, contact, company, brand, language, word }
}

const fileOf = ({ invoice }: Paper, chunks: Stream['chunks']): Stream => ({
  type: 'application/pdf',
  filename: `${(invoice.number ?? 'draft').replace(/[^0-9A-Za-z._-]/g, '_')}.pdf`,
  chunks,
})

export async function drawInvoice(ctx: SessionContext, id: string, asked: Asked): Promise<Stream> {
  const paper = await readPaper(ctx, id, asked)
  return fileOf(paper, pdfSheet(sheetOf(paper)))
}

/** With the seal of the organisation on it, where it has one: on what it says itself, once that is posted. */
export async function sealInvoice(ctx: SessionContext, id: string, asked: Asked): Promise<Stream> {
  const paper = await readPaper(ctx, id, asked)
  const { kind, state, number } = paper.invoice
  if (state !== 'posted' || kind === 'bill' || kind === 'bill_credit') throw wrongState()
  const [seal] = ctx.services.modules.extensions(pdfSeals)
  if (!seal) throw notFound()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdfSheet(sheetOf(paper))) chunks.push(chunk)
  const sealed = await seal.seal(ctx, Buffer.concat(chunks), { reason: number ?? '' })
  await inTenant(ctx, async tx =>
    recordChange(tx, ctx, {
      action: 'invoicing.invoice_sealed',
      target: targetOf(await requireInvoice(tx, id)),
      changes: { sha256: [null, createHash('sha256').update(sealed).digest('hex')] },
    }),
  )
  return fileOf(
    paper,
    (async function* () {
      yield sealed
    })(),
  )
}

const TITLES = ['invoice', 'bill', 'credit_note', 'bill_credit'] as const

function sheetOf(paper: Paper): PdfSheet {
  const { invoice, brand, company, language, word } = paper
  const { kind, number, issued_on, due_on, reference, credits, note } = invoice
  const isOurs = kind === 'invoice' || kind === 'credit_note'
  const [us, them] = [ownParty(paper), otherParty(paper)]
  const facts: [string, string | null | undefined][] = [
    ['number', number],
    ['issued_on', issued_on],
    ['due_on', kind === 'invoice' || kind === 'bill' ? due_on : null],
    ['reference', reference],
    ['credits', credits?.number],
  ]
  return {
    language,
    owner: company.legal_name || brand.name,
    colour: brand.color,
    title: `${word(`title.${TITLES.find(one => one === kind)}`)} ${number ?? ''}`.trim(),
    mark: markOf(paper),
    facts: facts.filter(([, value]) => value).map(([key, value]) => [word(key), value!] as const),
    parties: isOurs ? [us, them] : [them, us],
    table: linesOf(paper),
    sums: sumsOf(paper),
    notes: [
      ...(isOurs ? accountsOf(paper) : []),
      ...(note ? [{ title: word('note'), lines: note.split('\n') }] : []),
    ],
    pageLabel: (page, pages) => word('page', { page, pages }),
    undrawn: word('undrawn'),
  }
}

const isNothing = (amount: string): boolean => /^[0.]*$/.test(amount)

function markOf({ invoice: { state, due, overdue }, word }: Paper): PdfSheet['mark'] {
  if (state === 'draft') return { label: word('mark.draft'), tone: 'warn' }
  if (isNothing(due.amount)) return { label: word('mark.paid'), tone: 'good' }
  return overdue ? { label: word('mark.overdue'), tone: 'bad' } : null
}

/** What somebody is reached by, each on its line. */
const reach = (word: Paper['word'], one: { registry_number: string | null; phone: string | null }) => [
  ...(one.registry_number ? [word('registry_number', { value: one.registry_number })] : []),
  ...(one.phone ? [word('phone', { value: one.phone })] : []),
]

function ownParty({ invoice: { kind }, company, brand, word }: Paper) {
  const { legal_name, address, email } = company
  const lines = [legal_name || brand.name, address, ...reach(word, company), email].filter(Boolean)
  return { title: word(kind === 'invoice' || kind === 'credit_note' ? 'seller' : 'buyer'), lines }
}

function otherParty({ invoice: { kind, contact: named }, contact, word }: Paper) {
  const address = contact.addresses.find(one => one.kind === 'billing') ?? contact.addresses[0]
  const place = address && [address.city, address.district, address.street].filter(Boolean).join(', ')
  const lines = [named.name, place ?? '', ...reach(word, contact), contact.email ?? ''].filter(Boolean)
  return { title: word(kind === 'invoice' || kind === 'credit_note' ? 'buyer' : 'seller'), lines }
}

const WIDTHS = { description: 0.36, quantity: 0.1, unit_price: 0.16, discount: 0.1, tax: 0.12, total: 0.16 }

function linesOf({ invoice, language, word }: Paper): PdfSheet['table'] {
  const places = digitsOf(invoice.currency)
  const money = (amount: string) => [{ text: fmt.decimal(language, amount, places) }]
  async function* rows() {
    for (const line of invoice.lines)
      yield [
        [{ text: line.description, isOwn: true }],
        [{ text: fmt.decimal(language, line.quantity) }],
        money(line.unit_price),
        [{ text: isNothing(line.discount) ? '—' : `${fmt.decimal(language, line.discount)} %` }],
        money(line.tax),
        money(line.total),
      ]
  }
  return {
    title: '',
    head: Object.keys(WIDTHS).map(key => word(key)),
    widths: Object.values(WIDTHS),
    ends: new Set([1, 2, 3, 4, 5]),
    rows: rows(),
    empty: word('empty'),
  }
}

function sumsOf({ invoice, language, word }: Paper): PdfSheet['sums'] {
  const { net, tax, total, due, state, allocations } = invoice
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    `${fmt.decimal(language, amount, digitsOf(currency))} ${currency}`
  const sums: (readonly [string, string])[] = [
    [word('net'), money(net)],
    [word('tax'), money(tax)],
    [word('sum'), money(total)],
  ]
  // What is settled in part says what is left; a whole sum stands alone.
  if (state === 'posted' && allocations.length > 0) sums.push([word('due'), money(due)])
  return sums
}

function accountsOf({ company: { bank_accounts }, word }: Paper): PdfSheet['notes'] {
  const lines = bank_accounts.map(
    ({ bank, account_number, currency }) => `${bank} ${account_number} (${currency})`,
  )
  return lines.length > 0 ? [{ title: word('bank_account'), lines }] : []
}
