import { isLanguage, type Language, SOURCE_LANGUAGE } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import { negotiateLanguage } from '../../i18n/negotiate.ts'
import { readCookie } from '../cookies.ts'

/** The language of an answer: the `lang` cookie, else Accept-Language, else that of the tenant. */
export function languageOf({ headers }: FastifyRequest, tenantDefault?: string): Language {
  const byDefault = isLanguage(tenantDefault) ? tenantDefault : undefined
  const acceptLanguage = headers['accept-language']
  if (headers.cookie === undefined && acceptLanguage === undefined) return byDefault ?? SOURCE_LANGUAGE
  const cookie = readCookie(headers.cookie, 'lang') ?? undefined
  return negotiateLanguage({ cookie, acceptLanguage, tenantDefault: byDefault })
}
