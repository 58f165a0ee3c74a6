import { direction, fmt, type Language, type Params, render } from '@tamga/formats'
import type { Context } from '../../context.ts'
import { renderMail } from '../render-mail.ts'
import { type MailTemplate, mailWordings, type Recipient, type Sender } from './mail-parties.ts'
import type { QueuedMail } from './outbox-store.ts'

export type Composition = {
  readonly mail: QueuedMail
  readonly recipient: Recipient
  readonly sender: Sender
  readonly language: Language
  /** The tenant's own wording. */
  readonly template: MailTemplate | undefined
  /** Where the mail's button leads. */
  readonly url: string
}

export function composeMail(ctx: Context, composition: Composition) {
  const { mail, language, url, template } = composition
  const hasLink = mail.link_id !== null
  const asked = { kind: mail.kind, language, params: paramsOf(ctx, composition), template, hasLink }
  const { subject, action, ...content } = contentOf(ctx, asked)
  const button = action === '' ? undefined : { label: action, url }
  return { subject, ...renderMail({ ...content, action: button }) }
}

type Asked = Pick<Composition, 'language' | 'template'> & {
  kind: string
  params: Params
  hasLink: boolean
}

/** What the reader sees, in the tenant's own words where it has some. */
function contentOf(ctx: Context, { kind, language, params, template, hasLink }: Asked) {
  const { translator } = ctx.services
  const text = (part: string) => {
    const own = template?.[part as keyof MailTemplate]
    return own === undefined
      ? translator.text(language, `mail.${kind}.${part}`, params)
      : render(language, own, params)
  }
  return {
    language,
    dir: direction(language),
    brandName: String(params['brand']),
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [
      translator.text(language, 'mail.greeting', params),
      text('body'),
      ...(hasLink ? [text('expires')] : []),
      text('ignore'),
    ],
    // Whoever cannot sign in here gets no button.
    action: translator.has(`mail.${kind}.action`) ? text('action') : '',
    footer: translator.text(language, 'mail.footer', params),
  }
}

/** The same mail for somebody who words it. */
export function previewMail(ctx: Context, given: Omit<Asked, 'hasLink'>) {
  const hasLink = ctx.services.translator.has(`mail.${given.kind}.expires`)
  const content = contentOf(ctx, { ...given, hasLink })
  const { subject, action, brandName, heading, paragraphs, footer } = content
  const url = ctx.services.settings.PUBLIC_ORIGIN
  const button = action === '' ? undefined : { label: action, url }
  const rendered = renderMail({ ...content, action: button })
  return { subject, brand: brandName, heading, paragraphs, action, footer, ...rendered }
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
