/** People write a comma where the wire has a point. */
export const decimal = (text: string): string => text.trim().replace(/\s/g, '').replace(',', '.')

const PLACES = 6

/** Quantities have up to six places, and more digits than a number of JavaScript keeps. */
const scaled = (text: string): bigint => {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole + part.padEnd(PLACES, '0'))
  return text.startsWith('-') ? -size : size
}

/** `counted` less `expected`, exactly. */
export function differenceOf(counted: string, expected: string): string {
  const size = scaled(counted) - scaled(expected)
  const digits = String(size < 0n ? -size : size).padStart(PLACES + 1, '0')
  const part = digits.slice(-PLACES).replace(/0+$/, '')
  return `${size < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${part && `.${part}`}`
}
