import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'notifications.title': '通知',
  'notifications.subtitle': '需要您决定、续期或修复的事项，完成后自动消失。',
  'notifications.tab.list': '通知',
  'notifications.tab.switches': '内容与方式',
  'notifications.shown': '显示范围',
  'notifications.all': '全部',
  'notifications.unread': '未读（{count}）',
  'notifications.read_all': '全部标为已读',
  'notifications.switches.title': '接收哪些通知',
  'notifications.switches.text': '仅适用于此组织。邮件每天最多一封，汇总未读内容。',
  'notifications.switches.bell': '铃铛',
  'notifications.switches.mail': '邮件',
})
