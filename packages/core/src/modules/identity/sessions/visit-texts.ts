import { fmt, type Language } from '@tamga/formats'
import type { Context } from '../../../kernel/context.ts'
import type { MailWording } from '../../../kernel/mail/outbox/mail-parties.ts'

/** The params of the mail, as they were when it was ordered. */
export type Visit = {
  readonly browser?: string
  readonly os?: string
  readonly ip?: string
  readonly at: string
}

/** What a mail says of a sign-in: with what, from where and when, in the reader's language. */
function visitTexts(ctx: Context, visit: Visit, language: Language): Record<string, string> {
  const { browser, os, ip, at } = visit
  const named = [browser, os].filter(part => part !== undefined)
  return {
    device:
      named.length > 0 ? named.join(', ') : ctx.services.translator.text(language, 'mail.unknown_device'),
    place: placeText(ctx, ip ?? null, language),
    time: `${fmt.dateTime(language, new Date(at))} UTC`,
  }
}

function placeText(ctx: Context, ip: string | null, language: Language): string {
  const place = ctx.services.geolocation.locate(ip, language)
  if (!place) return ip ?? '—'
  const named = [place.city, fmt.country(language, place.country)].filter(part => part !== null).join(', ')
  return `${named} (${ip})`
}

/** The mail about a device that is new. */
export const visitWording: MailWording = Object.freeze({
  kind: 'new_device',
  params: (ctx, params, language) => visitTexts(ctx, params as Visit, language),
})
