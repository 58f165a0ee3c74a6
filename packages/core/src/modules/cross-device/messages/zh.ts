import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.cross_device_denied': '未获允许',
  'problem.cross_device_denied.detail': '另一台设备已拒绝。您可以重试。',
  'problem.cross_device_ended': '时间已到',
  'problem.cross_device_ended.detail': '请获取新的二维码后重试。',
  'problem.cross_device_number_wrong': '数字不匹配',
  'problem.cross_device_number_wrong.detail': '未允许登录。请确认您能看到所扫描的屏幕，然后重新开始。',
  'audit.session.let_in': '允许了另一台设备登录',
  'audit.session.let_in_refused': '拒绝了另一台设备登录',
})
