import { barcodeKey } from './gtin.ts'

/** What a scanner read: the code to look for, and what the label says besides. */
export type Scan = {
  readonly key: string
  readonly lot: string | null
  readonly expires_on: string | null
  readonly serial: string | null
}

const SEPARATOR = '\x1d'
const FIXED: Readonly<Record<string, number>> = { '01': 14, '02': 14, '11': 6, '13': 6, '15': 6, '17': 6 }
const VARIABLE = ['10', '21', '30', '37']

/**
 * A plain code, or an element string of GS1 with its application identifiers: as a scanner sends it (with or without the mark of
 * the symbology), or as people write it, `(01)…(17)…`.
 */
export function readScan(text: string, today: Date): Scan {
  const elements = /^\(\d{2}\)/.test(text) ? readWritten(text) : readScanned(text)
  const gtin = elements.get('01') ?? elements.get('02')
  const expiry = elements.get('17') ?? elements.get('15')
  return {
    key: gtin ?? barcodeKey(text.replace(/^\][A-Za-z]\d/, '')),
    lot: gtin === undefined ? null : (elements.get('10') ?? null),
    expires_on: gtin === undefined || expiry === undefined ? null : readDate(expiry, today),
    serial: gtin === undefined ? null : (elements.get('21') ?? null),
  }
}

function readWritten(text: string): Map<string, string> {
  return new Map([...text.matchAll(/\((\d{2})\)([^(]+)/g)].map(([, key, value]) => [key!, value!]))
}

const withoutSeparator = (text: string): string => (text.startsWith(SEPARATOR) ? text.slice(1) : text)

/** Reads as far as it knows the identifiers; what does not begin like an element string has none. */
function readScanned(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const marked = /^\](C1|e0|d2|Q3)/.test(text)
  let rest = withoutSeparator(text.replace(/^\](C1|e0|d2|Q3)/, ''))
  if (!marked && !/^01\d{14}./.test(rest)) return found
  while (rest !== '') {
    const key = rest.slice(0, 2)
    const length = FIXED[key]
    if (length === undefined && !VARIABLE.includes(key)) return found
    const body = rest.slice(2)
    const value = length === undefined ? body.split(SEPARATOR, 1)[0]! : body.slice(0, length)
    if (length !== undefined && !new RegExp(`^\\d{${length}}$`).test(value)) return found
    found.set(key, value)
    rest = withoutSeparator(body.slice(value.length))
  }
  return found
}

/** YYMMDD; day 00 is the last of the month. The century is the one that lies nearest (GS1 General Specifications §7.12). */
function readDate(text: string, today: Date): string | null {
  const [year, month, day] = [0, 2, 4].map(from => Number(text.slice(from, from + 2))) as [
    number,
    number,
    number,
  ]
  const thisYear = today.getUTCFullYear()
  const century = thisYear - (thisYear % 100)
  const years = year - (thisYear % 100)
  const full = century + year + (years >= 51 ? -100 : years <= -50 ? 100 : 0)
  const last = new Date(Date.UTC(full, month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day > last) return null
  return new Date(Date.UTC(full, month - 1, day === 0 ? last : day)).toISOString().slice(0, 10)
}
