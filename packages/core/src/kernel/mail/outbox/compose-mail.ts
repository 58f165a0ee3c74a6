import { direction, fmt, type Language } from '@tamga/formats'
import type { Context } from '../../context.ts'
import { renderMail } from '../render-mail.ts'
import { mailWordings, type Recipient, type Sender } from './mail-parties.ts'
import type { QueuedMail } from './outbox-store.ts'

export type Composition = {
  readonly mail: QueuedMail
  readonly recipient: Recipient
  readonly sender: Sender
  readonly language: Language
  /** Where the mail's button leads. */
  readonly url: string
}

export function composeMail(ctx: Context, composition: Composition) {
  const { mail, sender, language, url } = composition
  const { translator } = ctx.services
  const params = paramsOf(ctx, composition)
  const text = (part: string) => translator.text(language, `mail.${mail.kind}.${part}`, params)
  const paragraphs = [
    translator.text(language, 'mail.greeting', params),
    text('body'),
    ...(mail.link_id ? [text('expires')] : []),
    text('ignore'),
  ]
  const content = renderMail({
    language,
    dir: direction(language),
    brandName: sender.brand,
    heading: text('heading'),
    paragraphs,
    action: { label: text('action'), url },
    footer: translator.text(language, 'mail.footer', params),
  })
  return { subject: text('subject'), ...content }
}

function paramsOf(ctx: Context, { mail, recipient, sender, language }: Composition) {
  const seconds = mail.link_expires_at
    ? Math.max(60, (Date.parse(mail.link_expires_at) - Date.now()) / 1000)
    : 0
  const wording = ctx.services.modules.extensions(mailWordings).find(({ kind }) => kind === mail.kind)
  return {
    ...mail.params,
    ...wording?.params(ctx, mail.params, language),
    person: recipient.name,
    brand: sender.brand,
    duration: fmt.duration(language, roundUp(seconds)),
  }
}

/** A link that lives 6 days, 23 hours and 59 minutes from now lives "7 days" to a reader. */
const roundUp = (seconds: number): number => {
  const unit = seconds > 86_400 ? 86_400 : seconds > 3600 ? 3600 : 60
  return Math.ceil(seconds / unit) * unit
}
