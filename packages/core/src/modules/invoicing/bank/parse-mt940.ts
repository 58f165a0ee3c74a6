export type ParsedLine = {
  readonly day: string
  /** Below zero: money that went. */
  readonly amount: string
  readonly description: string
  readonly counterparty: string
  readonly counterparty_account: string
  readonly reference: string
}

// :61: value date, entry date, mark, amount, type, reference // reference of the bank.
const ENTRY =
  /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(RC|RD|C|D)[A-Z]?(\d+),(\d{0,2})[A-Z][A-Z0-9]{3}([^/\n]*)(?:\/\/(.*))?/

/** Fields begin with their tag at the beginning of a line and go on until the next one. */
function fieldsOf(content: string): { tag: string; text: string }[] {
  const fields: { tag: string; text: string }[] = []
  for (const line of content.split(/\r?\n/)) {
    const [, tag, text] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, text: text ?? '' })
    else if (fields.length > 0 && line !== '-' && !line.startsWith('-}')) fields.at(-1)!.text += `\n${line}`
  }
  return fields
}

/** Parts of :86: that many banks number: ?20 to ?29 what it is for, ?31 the account, ?32 and ?33 the name. */
function detailsOf(text: string) {
  const flat = text.replaceAll('\n', '')
  if (!/\?\d{2}/.test(flat)) {
    const [, account = ''] = /\b(MN\d{18}|\d{8,16})\b/.exec(flat) ?? []
    return { description: text.replaceAll('\n', ' '), counterparty: '', counterparty_account: account }
  }
  const parts = new Map([...flat.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code, value]) => [code!, value!]))
  const joined = (codes: readonly string[]) => codes.map(code => parts.get(code) ?? '').join('')
  const about = Array.from({ length: 10 }, (_, at) => `2${at}`)
  return {
    description: joined(about),
    counterparty: joined(['32', '33']),
    counterparty_account: joined(['31']),
  }
}

/** The customer statement message of SWIFT. */
export function readMt940(content: string): ParsedLine[] {
  const fields = fieldsOf(content)
  return fields.flatMap(({ tag, text }, at) => {
    if (tag !== '61') return []
    const [, year, month, date, mark, whole, part, own = '', bank = ''] = ENTRY.exec(text) ?? []
    if (whole === undefined) return []
    const next = fields[at + 1]
    const details = next?.tag === '86' ? detailsOf(next.text) : detailsOf('')
    const isIn = mark === 'C' || mark === 'RD'
    const amount = `${isIn ? '' : '-'}${whole.replace(/^0+(?=\d)/, '')}${part ? `.${part}` : ''}`
    const reference = (own.trim() === 'NONREF' ? '' : own.trim()) || bank.trim()
    return [{ day: `20${year}-${month}-${date}`, amount, reference, ...details }]
  })
}

/** That of the opening balance, where the file says it. */
export const currencyOfMt940 = (content: string): string | undefined =>
  /^:60[FM]:[CD]\d{6}([A-Z]{3})/m.exec(content)?.[1]
