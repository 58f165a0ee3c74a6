import { LANGUAGES, type Language } from './languages.ts'

// Chromium carries no Mongolian locale data and would silently print English, so Mongolian is written here by
// hand. All other code formats through this file and never calls Intl or toLocaleString itself.

export type DateStyle = 'short' | 'medium' | 'long'
export interface DateOptions {
  style?: DateStyle
  /** IANA name, such as Asia/Ulaanbaatar. */
  timeZone?: string
}
type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** Latin digits in Arabic keep codes, ports and counts in one script; en-GB puts the day first. */
const LOCALES: Readonly<Record<Language, string>> = {
  mn: 'en-GB', // digits and separators are the same; words never come from here
  en: 'en-GB',
  ar: 'ar-u-nu-latn',
  zh: 'zh-Hans',
  fr: 'fr',
  ru: 'ru',
  es: 'es',
}

const MN_WEEKDAYS = ['ням', 'даваа', 'мягмар', 'лхагва', 'пүрэв', 'баасан', 'бямба']
/** Each unit as counted, and in the genitive that «өмнө» and «дараа» ask for. */
const MN_UNITS: Readonly<Record<Unit, readonly [string, string]>> = {
  year: ['жил', 'жилийн'],
  month: ['сар', 'сарын'],
  day: ['хоног', 'хоногийн'],
  hour: ['цаг', 'цагийн'],
  minute: ['минут', 'минутын'],
  second: ['секунд', 'секундын'],
}
const MN_BYTES = ['байт', 'КБ', 'МБ', 'ГБ']

const SECONDS: readonly (readonly [Unit, number])[] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]
const DATE_FIELDS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
}
const TIME_FIELDS: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

const NUMBERS = Object.fromEntries(
  LANGUAGES.map(language => [language, new Intl.NumberFormat(LOCALES[language])]),
) as Readonly<Record<Language, Intl.NumberFormat>>

export function number(language: Language, value: number): string {
  return NUMBERS[language].format(value)
}

const DECIMALS = Object.fromEntries(
  LANGUAGES.map(language => [
    language,
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 8 }),
  ]),
) as Readonly<Record<Language, Intl.NumberFormat>>

/** A decimal number that is a text, such as an amount of money: every digit is shown as it is, and so many places at least. */
export function decimal(language: Language, value: string, places = 0): string {
  if (places === 0) return DECIMALS[language].format(value as `${number}`)
  const digits = { minimumFractionDigits: places, maximumFractionDigits: 8 }
  return new Intl.NumberFormat(LOCALES[language], digits).format(value as `${number}`)
}

export function date(language: Language, value: Date, options: DateOptions = {}): string {
  const { style = 'medium', timeZone = 'UTC' } = options
  if (language === 'mn') return mnDate(value, style, timeZone)
  return new Intl.DateTimeFormat(LOCALES[language], { ...DATE_FIELDS[style], timeZone }).format(value)
}

export function dateTime(language: Language, value: Date, options: DateOptions = {}): string {
  const { style = 'medium', timeZone = 'UTC' } = options
  const fields = { ...DATE_FIELDS[style], ...TIME_FIELDS, timeZone }
  if (language !== 'mn') return new Intl.DateTimeFormat(LOCALES[language], fields).format(value)
  const time = new Intl.DateTimeFormat('en-GB', { ...TIME_FIELDS, timeZone }).format(value)
  return `${mnDate(value, style, timeZone)}${style === 'short' ? ' ' : ', '}${time}`
}

/** "3 days ago", counted in the largest whole unit. */
export function relative(language: Language, value: Date, now: Date): string {
  const seconds = Math.round((value.getTime() - now.getTime()) / 1000)
  const [unit, size] = SECONDS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  const count = Math.trunc(seconds / size)
  if (language === 'mn') return mnRelative(count, unit)
  const numeric = count === 0 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric }).format(count, unit)
}

/** A length of time in at most two units from days down: "7 days", "1 hour, 30 minutes". */
export function duration(language: Language, seconds: number): string {
  const parts: string[] = []
  let rest = Math.max(0, Math.round(seconds))
  for (const [unit, size] of SECONDS.slice(2)) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(counted(language, count, unit))
  }
  if (parts.length === 0) return counted(language, 0, 'second')
  return list(language, parts.slice(0, 2), 'unit')
}

/** Sizes in powers of 1024, as limits are set. */
export function bytes(language: Language, size: number): string {
  const step = size < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(size) / 10))
  const amount = Math.round((size / 1024 ** step) * 10) / 10
  if (language === 'mn') return `${number('mn', amount)} ${MN_BYTES[step]}`
  const unit = ['byte', 'kilobyte', 'megabyte', 'gigabyte'][step]
  const unitDisplay = step === 0 ? 'long' : 'short'
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay }).format(amount)
}

export function list(
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'unit' = 'conjunction',
) {
  if (language !== 'mn') return new Intl.ListFormat(LOCALES[language], { type }).format(items)
  if (type === 'unit') return items.join(' ')
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} болон ${items.at(-1)}`
}

/** The name of a country by its ISO 3166-1 code. */
export function country(language: Language, code: string): string {
  // The server's data has Mongolian names; where a browser has none, the code itself is better than English.
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

function counted(language: Language, count: number, unit: Unit): string {
  if (language === 'mn') return `${number('mn', count)} ${MN_UNITS[unit][0]}`
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

function mnRelative(count: number, unit: Unit): string {
  if (count === 0) return 'дөнгөж сая'
  return `${number('mn', Math.abs(count))} ${MN_UNITS[unit][1]} ${count < 0 ? 'өмнө' : 'дараа'}`
}

function mnDate(value: Date, style: DateStyle, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { ...DATE_FIELDS.short, timeZone }).formatToParts(value)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)?.value ?? ''
  const [year, month, day] = [part('year'), part('month'), part('day')]
  if (style === 'short') return `${year}.${month}.${day}`
  const text = `${year} оны ${Number(month)}-р сарын ${Number(day)}`
  if (style === 'medium') return text
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()
  return `${text}, ${MN_WEEKDAYS[weekday]} гараг`
}

export const fmt = { number, decimal, date, dateTime, relative, duration, bytes, list, country }
