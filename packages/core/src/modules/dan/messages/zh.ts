import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.dan_expired': '此次登录尝试已失效',
  'problem.dan_expired.detail': '已超时、已被使用，或是在其他浏览器中发起的。请从登录页面重新开始。',
  'problem.dan_failed': '政府统一登录未能确认您的身份',
  'problem.dan_failed.detail': '您已拒绝，或其回应无法接受。请重试。',
  'problem.dan_unavailable': '目前无法连接政府统一登录',
  'problem.dan_unavailable.detail': '请稍后重试，或使用其他方式登录。',
})
