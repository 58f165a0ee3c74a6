import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'lost.title': '丢失的验证方式',
  'lost.text': '适用于丢失手机或密钥的人。系统会发送邮件通知，并终止其会话。',
  'lost.email': '此人的电子邮箱',
  'lost.find': '查找',
  'lost.none': '没有验证方式',
  'lost.totp': '身份验证器应用',
  'lost.passkey': '所有通行密钥',
  'lost.recovery_codes': '恢复代码',
  'lost.remove': '删除',
  'lost.remove.title': '删除 {name} 的验证方式？',
  'lost.remove.effect': '请确认您已核实请求者的身份。此人会收到通知，其会话将终止。',
  'lost.removed': '已删除并通知此人',
})
