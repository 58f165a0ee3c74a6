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
export { type DateOptions, type DateStyle, fmt } from './fmt.ts'
export { type IncompleteMessage, incompleteMessages } from './incomplete.ts'
export {
  type Direction,
  direction,
  isLanguage,
  LANGUAGES,
  type Language,
  NATIVE_NAMES,
  SOURCE_LANGUAGE,
} from './languages.ts'
export {
  type AnyMessages,
  createTranslator,
  defineMessages,
  type MessageKey,
  type Messages,
  type Translator,
  textOf,
} from './messages.ts'
export { type LanguageWishes, negotiateLanguage } from './negotiate.ts'
