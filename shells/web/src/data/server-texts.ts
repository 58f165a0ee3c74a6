import type { Language } from '@tamga/formats'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

/** The public texts of the server, in one language. They come with the server and change only with it. */
const serverTextsQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['i18n', lang],
    queryFn: () => dataOf(api.GET('/api/v1/i18n/{lang}', { params: { path: { lang } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Messages = Record<string, unknown>

/** What stands below a prefix, without the prefix: `['session.created', 'Signed in']` of `audit.`. */
export const textsBelow = (messages: Messages, prefix: string): [string, string][] =>
  Object.entries(messages)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), String(text)])

/** Every action that the server has a name for: what can be filtered by. */
export const actionsQuery = (language: Language) => ({
  ...serverTextsQuery(language),
  select: ({ messages }: { messages: Messages }) =>
    textsBelow(messages, 'audit.').map(([value, label]) => ({ value, label })),
})

/** Scopes in the words in which people are asked for them. */
export const scopeTextsQuery = (language: Language) => ({
  ...serverTextsQuery(language),
  select: ({ messages }: { messages: Messages }): Partial<Record<string, string>> =>
    Object.fromEntries(textsBelow(messages, 'scope.')),
})

/** Every permission that the server has words for, also of apps that are not installed. */
export const permissionTextsQuery = (language: Language) => ({
  ...serverTextsQuery(language),
  select: ({ messages }: { messages: Messages }) =>
    textsBelow(messages, 'permission.').map(([permission, description]) => ({ permission, description })),
})

const NAME = '.name'

/** Names of apps by their slug, also for those who may not see the store. */
export const appNamesQuery = (language: Language) => ({
  ...serverTextsQuery(language),
  select: ({ messages }: { messages: Messages }) =>
    new Map(
      textsBelow(messages, 'app.')
        .filter(([key]) => key.endsWith(NAME))
        .map(([key, name]) => [key.slice(0, -NAME.length), name]),
    ),
})

export type FeatureText = { name: string; description: string }

/** Features of the core in the words of the server, by name. */
export const featureTextsQuery = (language: Language) => ({
  ...serverTextsQuery(language),
  select:
    ({ messages }: { messages: Messages }) =>
    (feature: string): FeatureText => ({
      name: String(messages[`feature.${feature}.name`] ?? feature),
      description: String(messages[`feature.${feature}.description`] ?? ''),
    }),
})
