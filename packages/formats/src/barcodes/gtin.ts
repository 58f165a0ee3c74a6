const LENGTHS = [8, 12, 13, 14]

/** GS1 General Specifications §7.9: weights of three and one from the right, and the sum with the check digit is a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Eight, twelve, thirteen or fourteen digits are a GTIN, and nothing else is. */
export const looksLikeGtin = (code: string): boolean => /^\d+$/.test(code) && LENGTHS.includes(code.length)

/** What a code is compared by: EAN-13, UPC and the code of a box name the same thing with more or fewer zeros. */
export const barcodeKey = (code: string): string => (looksLikeGtin(code) ? code.padStart(14, '0') : code)

/** A code that a company made up for itself. */
export const isPlainCode = (code: string): boolean => /^[\x21-\x7e]{1,48}$/.test(code)
