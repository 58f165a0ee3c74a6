export { barcodeKey, hasCheckDigit, isPlainCode, looksLikeGtin } from './barcodes/gtin.ts'
export { readScan, type Scan } from './barcodes/scan.ts'
export {
  type Catalog,
  catalog,
  type Params,
  type ParamsOf,
  plural,
  render,
  type SourceCatalog,
  type SourceTexts,
  sourceCatalog,
  type Text,
  type Translation,
  translation,
} from './catalog.ts'
export { normaliseDecimal, subtractDecimals } from './decimal.ts'
export { type DateOptions, type DateStyle, fmt } from './fmt.ts'
export {
  type Direction,
  direction,
  isLanguage,
  LANGUAGES,
  type Language,
  NATIVE_NAMES,
  SOURCE_LANGUAGE,
} from './languages.ts'
export { isLongEnough, isPersonal, normalisePassword, type PasswordOwner } from './password-rules.ts'
export { slugOf } from './slug.ts'
export { groupUserCode, readUserCode } from './user-code.ts'
