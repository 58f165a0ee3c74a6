import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'leave.page': '退出登录',
  'leave.title': '要退出“{brand}”吗？',
  'leave.asked': '这是“{client}”的请求。',
  'leave.text': '退出后，使用此会话的其他应用也需要重新登录。',
  'leave.confirm': '退出登录',
  'leave.stay': '保持登录',
  'leave.already': '您已退出登录',
  'leave.already.text': '此浏览器中没有已登录的账号。',
  'leave.onward': '继续',
})
