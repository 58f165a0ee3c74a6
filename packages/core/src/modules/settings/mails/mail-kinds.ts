import { fmt, type Language } from '@tamga/formats'
import type { Context } from '../../../kernel/context.ts'
import type { Translator } from '../../../kernel/i18n/messages.ts'
import type { Wording } from './template-store.ts'

const SUBJECT = /^mail\.(\w+)\.subject$/
const PARTS = ['subject', 'heading', 'body'] as const
const PLACEHOLDER = /\{(\w+)\}/g

/** Every kind of mail that a module of this installation sends. */
export const mailKinds = (translator: Translator): string[] =>
  translator
    .keys()
    .flatMap(key => SUBJECT.exec(key)?.[1] ?? [])
    .sort()

/** The wording of the product, with its placeholders as they are. */
export const defaultWording = (translator: Translator, kind: string, language: Language): Wording =>
  Object.fromEntries(PARTS.map(part => [part, translator.text(language, `mail.${kind}.${part}`)])) as Wording

const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)

/** What a wording may refer to: what the product's own does, and who writes to whom. */
export const placeholdersOf = (translator: Translator, kind: string): string[] => [
  ...new Set([
    ...Object.values(defaultWording(translator, kind, 'mn')).flatMap(placeholdersIn),
    'person',
    'brand',
  ]),
]

/** The parts that refer to something that this kind of mail does not know. */
export const partsWithUnknown = (translator: Translator, kind: string, wording: Wording) => {
  const known = placeholdersOf(translator, kind)
  return PARTS.flatMap(part => {
    const unknown = placeholdersIn(wording[part]).find(name => !known.includes(name))
    return unknown === undefined ? [] : [{ part, unknown, known }]
  })
}

type Reader = Pick<Context, 'services'> & {
  readonly person: { readonly name: string; readonly email: string }
  readonly tenant: { readonly name: string }
}

/** What stands for the placeholders in a preview and a test: things of the reader where there are some. */
export function sampleParams(
  { services, person, tenant }: Reader,
  kind: string,
  language: Language,
): Record<string, string> {
  const given: Record<string, string> = {
    person: person.name,
    inviter: person.name,
    organisation: tenant.name,
    email: person.email,
    duration: fmt.duration(language, 86_400),
    date: fmt.date(language, new Date(), { style: 'long' }),
    time: fmt.dateTime(language, new Date()),
  }
  const named = placeholdersOf(services.translator, kind).map(name => [name, given[name] ?? `«${name}»`])
  return { ...given, ...Object.fromEntries(named) }
}
