import { number } from './fmt.ts'
import { direction, type Language } from './languages.ts'
import { type PluralCategory, pluralCategory, type SingleNumberCategories } from './plural.ts'

/** One text per plural category of a language. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>

/** A text that changes with the number in its placeholder `{by}`. */
export interface Plural<By extends string = string, Forms extends PluralForms = PluralForms> {
  readonly by: By
  readonly forms: Forms
}

export type Text = string | Plural
export type SourceTexts = Readonly<Record<string, Text>>
export type Params = Readonly<Record<string, string | number>>

export interface SourceCatalog<S extends SourceTexts = SourceTexts> {
  readonly language: 'mn'
  readonly texts: S
}

export interface Catalog<L extends Language = Language, S extends SourceTexts = SourceTexts> {
  readonly language: L
  readonly source: SourceCatalog<S>
  readonly texts: { readonly [K in keyof S]: Text }
}

export interface Translation<L extends Language = Language> {
  readonly language: L
  readonly texts: Readonly<Record<string, Text>>
}

/** Names of the placeholders of a text: `'{a} of {b}'` gives `'a' | 'b'`. */
export type Placeholders<T extends Text> =
  T extends Plural<infer By, infer Forms>
    ? By | Placeholders<Forms[keyof Forms] & string>
    : T extends `${string}{${infer Name}}${infer Rest}`
      ? Name | Placeholders<Rest>
      : never

type Counted<T extends Text> = T extends Plural<infer By> ? By : never

/** What `text` must be given for an entry: a number for the one that decides the plural, else text or number. */
export type ParamsOf<T extends Text> = {
  readonly [Name in Placeholders<T>]: Name extends Counted<T> ? number : string | number
}

// A text that breaks a rule would have to be a Mistake, so tsc prints the sentence that names it.
interface Mistake<Sentence extends string> {
  readonly mistake: Sentence
}

type CheckedText<T, Needed extends string, Known extends string> = T extends string
  ? [Exclude<Needed, Placeholders<T>>] extends [never]
    ? [Exclude<Placeholders<T>, Known>] extends [never]
      ? T
      : Mistake<`the source text has no placeholder {${Exclude<Placeholders<T>, Known>}}`>
    : Mistake<`placeholder {${Exclude<Needed, Placeholders<T>>}} is missing`>
  : string

type CheckedForms<L extends Language, Source extends Plural, Forms> = {
  readonly [C in PluralCategory<L>]: C extends keyof Forms
    ? CheckedText<
        Forms[C],
        Exclude<Placeholders<Source>, C extends SingleNumberCategories[L] ? Source['by'] : never>,
        Placeholders<Source>
      >
    : string
} & { readonly [C in Exclude<keyof Forms, PluralCategory<L>>]: never }

type CheckedEntry<L extends Language, Source, T> = Source extends Plural
  ? CheckedForms<L, Source, T>
  : Source extends string
    ? CheckedText<T, Placeholders<Source>, Placeholders<Source>>
    : never

type CheckedTexts<L extends Language, S extends SourceTexts, T> = {
  readonly [K in keyof S]: CheckedEntry<L, S[K], K extends keyof T ? T[K] : unknown>
} & { readonly [K in Exclude<keyof T, keyof S>]: never }

/** A source text that depends on a number. Translations of it are plain objects of their own categories. */
export function plural<
  const By extends string,
  const Forms extends { one: string; other: `${string}{${By}}${string}` },
>(by: By, forms: Forms): Plural<By, Forms> {
  return { by, forms }
}

export function sourceCatalog<const S extends SourceTexts>(texts: S): SourceCatalog<S> {
  return { language: 'mn', texts }
}

/** The same texts in another language: `catalog('en', mn)({ … })`. */
export function catalog<const L extends Exclude<Language, 'mn'>, const S extends SourceTexts>(
  language: L,
  source: SourceCatalog<S>,
) {
  return <const T extends Readonly<Record<string, string | Readonly<Record<string, string>>>>>(
    texts: T & CheckedTexts<L, NoInfer<S>, T>,
  ): Catalog<L, S> => ({ language, source, texts: withCounts(source, texts) })
}

/**
 * For the browser, where a language must not bring the source along: checked against the source's type alone,
 * `translation<typeof mn>()('en', { … })`. Plurals there count by `count`.
 */
export function translation<C extends SourceCatalog>() {
  return <
    const L extends Exclude<Language, 'mn'>,
    const T extends Readonly<Record<string, string | Readonly<Record<string, string>>>>,
  >(
    language: L,
    texts: T & CheckedTexts<L, C['texts'], T>,
  ): Translation<L> => ({ language, texts: Object.fromEntries(Object.entries(texts).map(countByCount)) })
}

const countByCount = ([key, text]: [string, unknown]): [string, Text] => [
  key,
  typeof text === 'string' ? text : { by: 'count', forms: text as PluralForms },
]

function withCounts<S extends SourceTexts>(source: SourceCatalog<S>, texts: object) {
  const entries = Object.entries(texts).map(([key, text]) => {
    const origin = source.texts[key]
    return [key, typeof origin === 'object' ? { by: origin.by, forms: text } : text]
  })
  return Object.fromEntries(entries) as { readonly [K in keyof S]: Text }
}

/** Numbers are written the way of the language; text goes in as it is. */
export function render(language: Language, text: Text, params: Params = {}): string {
  const template = typeof text === 'string' ? text : formOf(language, text, params)
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number' ? number(language, value) : isolated(language, value)
  })
}

function formOf(language: Language, { by, forms }: Plural, params: Params): string {
  return forms[pluralCategory(language, Number(params[by]))] ?? forms.other
}

// Latin names and codes inside right-to-left text keep their place when isolated (Unicode UAX #9, 2.4.2).
function isolated(language: Language, value: string): string {
  return direction(language) === 'rtl' ? `\u2068${value}\u2069` : value
}
