import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'notification.none': '没有待处理的事项',
  'notification.none.text': '需要您决定、续期或修复的事项会显示在这里。',
  'notification.more': '显示更多',
  'notification.unread': '（未读）',
  'notification.read': '标为已读',
  'notification.read_this': '标为已读：{title}',
})
