import { fmt, type Language } from '@tamga/formats'
import type { Static } from 'typebox'
import type { Context } from '../../kernel/context.ts'
import { type NotificationData, notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import type { Notification } from './contract.ts'
import type { NotificationRow } from './tables.ts'

export type NotificationView = Static<typeof Notification>

type Told = Pick<NotificationRow, 'kind' | 'stage' | 'data'>

/** Title, body and address of a notification, in the language of whoever reads it. */
export function wordNotification(ctx: Context, { kind, stage, data }: Told, language: Language) {
  const definition = ctx.services.modules.extensions(notificationKinds).find(each => each.kind === kind)
  const params = { ...paramsOf(data, language), ...definition?.words?.(ctx, data, language) }
  const text = (part: string) =>
    ctx.services.translator.text(language, `notification.${kind}.${stage}.${part}`, params)
  return { title: text('title'), body: text('body'), path: definition?.path(data) ?? '/' }
}

const paramsOf = (data: NotificationData, language: Language): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value !== null && name.endsWith('_at')
        ? fmt.date(language, new Date(value), { style: 'medium' })
        : (value ?? '—'),
    ]),
  )

export const viewNotification = (ctx: Context, row: NotificationRow): NotificationView => ({
  id: row.id,
  kind: row.kind,
  ...wordNotification(ctx, row, ctx.language),
  at: row.at,
  read_at: row.read_at,
})
