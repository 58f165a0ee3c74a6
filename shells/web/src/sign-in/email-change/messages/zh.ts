import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'change.title': '请确认您的新电子邮箱',
  'change.lead': '如果此地址属于您，请点击按钮。之后将用它登录并接收邮件。',
  'change.submit': '更改地址',
  'change.done': '电子邮箱已更改',
  'change.done.text': '今后请使用新地址登录。已通知原地址。',
  'change.invalid': '请从个人资料页重试。',
  'change.onward': '继续',
  'undo.title': '要撤销电子邮箱更改吗？',
  'undo.lead': '原地址将恢复，所有设备上的会话都会结束。然后请设置新密码。',
  'undo.submit': '撤销',
  'undo.done': '原地址已恢复',
  'undo.done.text': '所有会话都已结束。请立即设置新密码。',
  'undo.invalid': '已超过撤销期限或已撤销。请联系管理员。',
  'undo.onward': '设置新密码',
})
