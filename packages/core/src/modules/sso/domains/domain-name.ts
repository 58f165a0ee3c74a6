import { createHash } from 'node:crypto'

const DOMAIN = /^(?=.{1,189}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Domains of public mail services, which no organisation may claim. */
const PUBLIC_DOMAINS = new Set(
  `126.com 139.com 163.com aliyun.com aol.com bk.ru daum.net fastmail.com foxmail.com free.fr gmail.com gmx.at gmx.com gmx.de
   gmx.net googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.es hotmail.fr icloud.com inbox.ru internet.ru
   laposte.net list.ru live.com live.fr mac.com mail.com mail.mn mail.ru me.com msn.com naver.com orange.fr outlook.com outlook.es
   outlook.fr pm.me proton.me protonmail.com qq.com rambler.ru rocketmail.com sina.com sohu.com tuta.com tutanota.com web.de
   ya.ru yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yandex.com yandex.kz yandex.ru yeah.net ymail.com
   zoho.com`.split(/\s+/),
)

/** The one spelling of a domain: `@Example.MN` is `example.mn`. */
export const normaliseDomain = (given: string): string =>
  given.normalize('NFKC').trim().toLowerCase().replace(/^@/, '')

/** What is wrong with a domain that somebody claims, as the code of a field's message. */
export function domainFault(domain: string): 'domain_malformed' | 'domain_public' | null {
  if (!DOMAIN.test(domain)) return 'domain_malformed'
  return PUBLIC_DOMAINS.has(domain) ? 'domain_public' : null
}

/** Where the proof of a domain is looked for in the DNS. */
export const recordName = (domain: string): string => `_tamga.${domain}`

/** The text of the record. It names the tenant, so that no other tenant can use it. */
export const recordValue = (tenantId: string, domain: string): string =>
  `tamga-domain=${createHash('sha256').update(`${tenantId} ${domain}`).digest('base64url').slice(0, 32)}`
