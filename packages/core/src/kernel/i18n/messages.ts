import {
  type Catalog,
  LANGUAGES,
  type Language,
  type Params,
  type ParamsOf,
  render,
  type SourceCatalog,
  type SourceTexts,
  type Text,
} from '@tamga/formats'

type Translation = Exclude<Language, 'mn'>

/** The texts of one module in all seven languages, as its manifest carries them. */
export type Messages<S extends SourceTexts = SourceTexts> = { readonly mn: SourceCatalog<S> } & {
  readonly [L in Translation]: Catalog<L, NoInfer<S>>
}

/** Messages whose keys do not matter, as in a list of modules. */
export type AnyMessages = Messages

type Arguments<T extends Text> = [keyof ParamsOf<T>] extends [never] ? [] : [params: ParamsOf<T>]

export interface Translator {
  /** The text of a key known only at run time, such as a problem code; an unknown key answers itself. */
  text(language: Language, key: string, params?: Params): string
  has(key: string): boolean
  keys(): string[]
}

export function defineMessages<S extends SourceTexts>(messages: Messages<S>): Messages<S> {
  for (const language of LANGUAGES) {
    const catalog: SourceCatalog | Catalog | undefined = messages[language]
    if (catalog === undefined) throw new Error(`messages: no catalogue is exported as ${language}`)
    const foreign = 'source' in catalog && catalog.source !== messages.mn
    if (catalog.language !== language || foreign) {
      throw new Error(`messages: the catalogue given as ${language} was made for another language or source`)
    }
  }
  return messages
}

/** The texts of a language by keys known at compile time, with their parameters checked. */
export const textsOf =
  <S extends SourceTexts>(messages: Messages<S>, language: Language) =>
  <K extends keyof S & string>(key: K, ...[params]: Arguments<S[K]>): string =>
    render(language, messages[language].texts[key] as Text, params)

export function createTranslator(list: readonly Messages[]): Translator {
  const owners = ownersOf(list)
  return {
    text(language, key, params) {
      const text = owners.get(key)?.[language].texts[key]
      return text === undefined ? key : render(language, text, params)
    },
    has: key => owners.has(key),
    keys: () => [...owners.keys()],
  }
}

function ownersOf(list: readonly Messages[]): Map<string, Messages> {
  const owners = new Map<string, Messages>()
  const repeated: string[] = []
  for (const messages of list) {
    for (const key of Object.keys(messages.mn.texts)) {
      if (owners.has(key)) repeated.push(key)
      owners.set(key, messages)
    }
  }
  if (repeated.length > 0) throw new Error(`messages: keys given twice: ${repeated.join(', ')}`)
  return owners
}
