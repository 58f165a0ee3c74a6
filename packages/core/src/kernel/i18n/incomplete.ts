import { LANGUAGES, type Language, type Text } from '@tamga/formats'
import type { Messages } from './messages.ts'

export interface IncompleteMessage {
  language: Language
  key: string
  problem: 'missing' | 'empty' | 'wrong_script' | 'same_as_source' | 'same_as_english'
}

const OWN_SCRIPT: Readonly<Record<Language, RegExp>> = {
  mn: /\p{Script=Cyrillic}/u,
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  fr: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  es: /\p{Script=Latin}/u,
}

/**
 * What the types cannot see: empty texts and texts nobody translated. `allowed` lists the texts that are rightly
 * the same in several languages, such as product names or French "Sessions".
 */
export function incompleteMessages(messages: Messages, allowed: readonly string[] = []): IncompleteMessage[] {
  return Object.keys(messages.mn.texts).flatMap(key =>
    LANGUAGES.flatMap(language => {
      const problem = problemOf(messages, { language, key }, allowed)
      return problem ? [{ language, key, problem }] : []
    }),
  )
}

function problemOf(
  messages: Messages,
  { language, key }: { language: Language; key: string },
  allowed: readonly string[],
) {
  const forms = formsOf(messages[language].texts[key])
  if (forms.length === 0) return 'missing'
  if (forms.some(form => form.trim() === '')) return 'empty'

  const suspicious = forms.filter(form => !allowed.includes(form))
  const copied = (from: Language) =>
    from !== language && suspicious.some(form => formsOf(messages[from].texts[key]).includes(form))
  if (copied('mn')) return 'same_as_source'
  if (language !== 'mn' && copied('en')) return 'same_as_english'
  if (suspicious.some(form => !OWN_SCRIPT[language].test(withoutPlaceholders(form)))) return 'wrong_script'
  return undefined
}

function formsOf(text: Text | undefined): string[] {
  if (text === undefined) return []
  return typeof text === 'string' ? [text] : Object.values(text.forms)
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{\w+\}/g, '')
}
