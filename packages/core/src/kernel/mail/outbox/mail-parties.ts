import type { Language } from '@tamga/formats'
import type { Context } from '../../context.ts'
import type { PlatformTx } from '../../database/transactions.ts'
import { defineExtensionPoint } from '../../module/extension-point.ts'

export type Recipient = { readonly name: string; readonly email: string; readonly locale: string | null }

/** The module that stores people resolves the address of a recipient. */
export const mailRecipients =
  defineExtensionPoint<(tx: PlatformTx, personId: string) => Promise<Recipient | undefined>>(
    'mail.recipients',
  )

/** The sender's brand; the slug is null for the installation. */
export type Sender = { readonly slug: string | null; readonly brand: string }

export type SenderQuestion = { readonly tenant_id: string; readonly language: Language }

/** The module that stores brands resolves that of a sender. */
export const mailSenders =
  defineExtensionPoint<(ctx: Context, asked: SenderQuestion) => Promise<Sender | undefined>>('mail.senders')

/** A tenant's own wording of a mail: its texts have the placeholders of the kind. */
export type MailTemplate = Readonly<{ subject: string; heading: string; body: string }>

export type TemplateQuestion = SenderQuestion & { readonly kind: string }

/** The module that stores wordings of tenants finds that of a mail. */
export const mailTemplates =
  defineExtensionPoint<(ctx: Context, asked: TemplateQuestion) => Promise<MailTemplate | undefined>>(
    'mail.templates',
  )

/** Parameters of one kind of mail that are worded in the reader's language when it is sent. */
export type MailWording = Readonly<{
  kind: string
  params(ctx: Context, params: Readonly<Record<string, unknown>>, language: Language): Record<string, string>
}>

export const mailWordings = defineExtensionPoint<MailWording>('mail.wordings')
