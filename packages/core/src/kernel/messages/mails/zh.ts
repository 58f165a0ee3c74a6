import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'mail.greeting': '{person}，您好！',
  'mail.link_fallback': '如果按钮无法使用，请将以下地址复制到浏览器的地址栏：',
  'mail.footer': '此邮件由 {brand} 自动发送，无需回复。',
})
