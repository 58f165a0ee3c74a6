import {
  type Language,
  type Params,
  type ParamsOf,
  render,
  type SourceCatalog,
  type SourceTexts,
  type Text,
} from '@tamga/formats'
import { use } from 'react'
import { useLanguage } from './language.tsx'

type Loaded = { readonly texts: Readonly<Record<string, Text>> }

/** The texts of one part of the client: a lazy chunk for each language, of which only the chosen one is loaded. */
export type Texts<S extends SourceTexts> = {
  readonly source?: S
  load(language: Language): Promise<Loaded>
}

export type Translate<S extends SourceTexts> = <K extends keyof S & string>(
  key: K,
  ...params: [keyof ParamsOf<S[K]>] extends [never] ? [] : [ParamsOf<S[K]>]
) => string

/**
 * `defineTexts<typeof mn>(import.meta.glob('./messages/*.ts'))`: each file exports its catalogue under its language's name.
 * The promise of a language is made once, so that React can wait for it.
 */
export function defineTexts<C extends SourceCatalog>(
  files: Record<string, () => Promise<unknown>>,
): Texts<C['texts']> {
  const loaded = new Map<Language, Promise<Loaded>>()
  return {
    load(language) {
      const known = loaded.get(language)
      if (known) return known
      const load = files[`./messages/${language}.ts`]
      if (!load) throw new Error(`no texts in ${language}`)
      const promise = load().then(module => (module as Record<string, Loaded>)[language]!)
      loaded.set(language, promise)
      return promise
    },
  }
}

/** A screen's own texts together with those of a part that it has in common with other screens. */
export function joinTexts<A extends SourceTexts, B extends SourceTexts>(
  own: Texts<A>,
  shared: Texts<B>,
): Texts<A & B> {
  const joined = new Map<Language, Promise<Loaded>>()
  const join = async (language: Language): Promise<Loaded> => {
    const [one, other] = await Promise.all([own.load(language), shared.load(language)])
    return { texts: { ...one.texts, ...other.texts } }
  }
  return {
    load(language) {
      const promise = joined.get(language) ?? join(language)
      joined.set(language, promise)
      return promise
    },
  }
}

/** `const t = useTexts(texts)` and then `t('key', { count: 3 })`, checked against the Mongolian source. */
export function useTexts<S extends SourceTexts>(texts: Texts<S>): Translate<S> {
  const { language } = useLanguage()
  const { texts: entries } = use(texts.load(language))
  return (key: string, ...rest: unknown[]) =>
    render(language, entries[key] ?? key, rest[0] as Params | undefined)
}
