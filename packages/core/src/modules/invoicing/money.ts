import { invalid } from '../../kernel/http/problem.ts'

/** Books here are kept in tögrög, as the law on accounting asks. */
export const BOOK_CURRENCY = 'MNT'

const WHOLE = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'VUV', 'XAF', 'XOF']
const THOUSANDTHS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

/** How many digits an amount of a currency has behind the point (ISO 4217). */
export const digitsOf = (currency: string): number =>
  WHOLE.includes(currency) ? 0 : THOUSANDTHS.includes(currency) ? 3 : 2

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

export function requireDay(path: string, day: string): void {
  if (!isDay(day)) throw invalid({ path, code: 'format' })
}

/** Today where most of our customers are: what is issued in the evening is not yesterday's. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar' }).format(new Date())
