import { isLanguage, type Language, SOURCE_LANGUAGE } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import { negotiateLanguage } from '../../i18n/negotiate.ts'
import { readCookie } from '../cookies.ts'

/** What the pages that the caller may see are written in, and which of it where nothing is asked for. */
export type Offered = { readonly enabled: readonly Language[]; readonly byDefault: string | undefined }

/**
 * The language of an answer: that of the page which asks, else the `lang` cookie, else Accept-Language, else that of the tenant. No answer
 * speaks a language that its page could not show: the last three are bound by what is enabled.
 */
export function languageOf({ headers }: FastifyRequest, { enabled, byDefault }: Offered): Language {
  const page = headers['x-page-language'] as string | undefined
  if (isLanguage(page)) return page
  const acceptLanguage = headers['accept-language']
  if (headers.cookie === undefined && acceptLanguage === undefined && isLanguage(byDefault)) return byDefault
  const cookie = readCookie(headers.cookie, 'lang') ?? undefined
  return negotiateLanguage({ cookie, acceptLanguage, tenantDefault: byDefault, enabled })
}

/** For who belongs to no tenant. */
export const offeredToAll = ({ LANGUAGES }: { readonly LANGUAGES: readonly Language[] }): Offered => ({
  enabled: LANGUAGES,
  byDefault: defaultOf(LANGUAGES),
})

/** Mongolian where it is among them, else the first. */
export const defaultOf = (languages: readonly Language[]): Language =>
  languages.includes(SOURCE_LANGUAGE) ? SOURCE_LANGUAGE : (languages[0] ?? SOURCE_LANGUAGE)
