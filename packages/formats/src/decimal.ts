/** A number as somebody typed or pasted it, as the wire has it: no space of any kind within it, and a point where people write a comma. */
export const normaliseDecimal = (typed: string): string => typed.replace(/\s/g, '').replace(',', '.')

/** One decimal less another: exact, whatever they are, and without zeros at the end. */
export function subtractDecimals(one: string, other: string): string {
  const [, onePart = ''] = one.split('.')
  const [, otherPart = ''] = other.split('.')
  const scale = Math.max(onePart.length, otherPart.length)
  const difference = scaled(one, scale) - scaled(other, scale)
  const digits = String(difference < 0n ? -difference : difference).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const part = digits.slice(digits.length - scale).replace(/0+$/, '')
  return `${difference < 0n ? '-' : ''}${whole}${part && `.${part}`}`
}

/** As a whole number of the smallest place: amounts have more digits than a number of JavaScript keeps. */
function scaled(text: string, scale: number): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole + part.padEnd(scale, '0'))
  return text.startsWith('-') ? -size : size
}
