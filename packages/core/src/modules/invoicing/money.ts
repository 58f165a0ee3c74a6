/** Books here are kept in tögrög, as the law on accounting asks. */
export const BOOK_CURRENCY = 'MNT'

const WHOLE = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'VUV', 'XAF', 'XOF']
const THOUSANDTHS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

/** How many digits an amount of a currency has behind the point (ISO 4217). */
export const digitsOf = (currency: string): number =>
  WHOLE.includes(currency) ? 0 : THOUSANDTHS.includes(currency) ? 3 : 2
