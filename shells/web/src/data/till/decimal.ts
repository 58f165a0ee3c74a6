import { normaliseDecimal } from '@tamga/formats'

/** Decimals of the till as whole numbers and a scale: no amount ever becomes a floating-point number. */
type Parsed = { readonly digits: bigint; readonly scale: number }

function parse(text: string): Parsed {
  const [whole = '0', part = ''] = text.split('.')
  return { digits: BigInt(whole + part), scale: part.length }
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Half away from zero, as PostgreSQL rounds. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return isNegative ? -rounded : rounded
}

/** Hundredths as text, without what nobody needs to read: 1200n is "12". */
export function toText(hundredths: bigint): string {
  const sign = hundredths < 0n ? '-' : ''
  const text = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  const part = text.slice(-2).replace(/0+$/, '')
  return `${sign}${text.slice(0, -2)}${part && `.${part}`}`
}

/** In hundredths, rounded once. */
export function toHundredths(text: string): bigint {
  const { digits, scale } = parse(text)
  return scale <= 2 ? digits * power(2 - scale) : divideRounded(digits, power(scale - 2))
}

export type Priced = {
  readonly quantity: string
  readonly unit_price: string
  readonly discount: string
  readonly tax_rate: string
}

/** What a line costs, with its tax: rounded once. */
export function lineTotal({ quantity, unit_price, discount }: Omit<Priced, 'tax_rate'>): bigint {
  const [count, price, less] = [parse(quantity), parse(unit_price), parse(discount)]
  const kept = 100n * power(less.scale) - less.digits
  // Hundredths over hundred per cent: the two cancel each other.
  return divideRounded(count.digits * price.digits * kept, power(count.scale + price.scale + less.scale))
}

/** The tax that is in a total. */
export function taxIn(total: bigint, rate: string): bigint {
  const { digits, scale } = parse(rate)
  return divideRounded(total * digits, 100n * power(scale) + digits)
}

const write = (digits: bigint, scale: number): string => {
  const text = digits.toString().padStart(scale + 1, '0')
  const part = scale === 0 ? '' : text.slice(-scale).replace(/0+$/, '')
  return `${scale === 0 ? text : text.slice(0, -scale)}${part && `.${part}`}`
}

/** The sum of two decimals of zero or more; exact. */
export function add(one: string, other: string): string {
  const [a, b] = [parse(one), parse(other)]
  const scale = Math.max(a.scale, b.scale)
  return write(a.digits * power(scale - a.scale) + b.digits * power(scale - b.scale), scale)
}

/** A decimal times another, as text; exact. */
export function multiply(one: string, other: string): string {
  const [a, b] = [parse(one), parse(other)]
  return write(a.digits * b.digits, a.scale + b.scale)
}

/** The weight of the first digit to the base of ten thousand, and that digit: what PostgreSQL estimates a quotient by. */
function leading({ digits, scale }: Parsed): { weight: number; first: number } {
  const places = digits.toString().length - scale
  const weight = Math.ceil(places / 4) - 1
  const first = divideDown(digits, scale + weight * 4)
  return { weight, first: Number(first) }
}

const divideDown = (digits: bigint, exponent: number): bigint =>
  exponent >= 0 ? digits / power(exponent) : digits * power(-exponent)

/**
 * The part of an amount of hundredths that falls to some of a quantity, rounded as the server does it: PostgreSQL divides to so many digits
 * (select_div_scale of numeric.c), and only then multiplies.
 */
export function shareOf(amount: bigint, some: string, whole: string): bigint {
  const [part, all] = [parse(some), parse(whole)]
  if (part.digits === 0n) return 0n
  const [one, other] = [leading(part), leading(all)]
  const weight = one.weight - other.weight - (one.first <= other.first ? 1 : 0)
  const scale = Math.max(16 - weight * 4, part.scale, all.scale, 6)
  const quotient = divideRounded(part.digits * power(scale + all.scale), all.digits * power(part.scale))
  return divideRounded(amount * quotient, power(scale))
}

/** Whether one decimal is at least another. */
export function isAtLeast(one: string, other: string): boolean {
  const [a, b] = [parse(one), parse(other)]
  return a.digits * power(b.scale) >= b.digits * power(a.scale)
}

/** What somebody typed: a comma is a point; null when it is no number above zero. */
export function readDecimal(typed: string): string | null {
  const text = normaliseDecimal(typed)
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text)) return null
  return text.replace(/^0+(?=\d)/, '')
}
