import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'menu.devices': '设备',
  'problem.device_pending': '设备等待批准',
  'problem.device_pending.detail': '设备已登记。管理员批准后即可登录。',
  'problem.device_proof_invalid': '设备未能证明自身',
  'problem.device_proof_invalid.detail': '请求未由本设备的密钥签名，或其证明已过期或已被使用。',
  'problem.device_revoked': '设备已被停用',
  'problem.device_revoked.detail': '此设备无法再登录。如需使用，请重新登记。',
  'problem.device_key_mismatch': '密钥属于另一设备',
  'problem.device_key_mismatch.detail': '令牌与设备密钥不匹配。',
  'problem.handoff_invalid': '代码无效',
  'problem.handoff_invalid.detail': '代码仅可在一分钟内于申请它的设备上使用一次。请重新打开程序。',
  'problem.not_a_shell': '此令牌不属于本机程序',
  'problem.not_a_shell.detail': '只有绑定设备的本机程序令牌才能打开工作区。',
  'audit.device.registered': '已登记设备',
  'audit.device.approved': '已批准设备',
  'audit.device.revoked': '已停用设备',
  'audit.device.left': '已退出共用设备',
  'audit.device.changed': '已更改设备',
  'audit.device.policy_changed': '已更改设备规则',
  'audit.device.handoff_refused': '已拒绝设备登录',
})
