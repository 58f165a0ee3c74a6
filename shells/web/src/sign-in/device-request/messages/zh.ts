import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'device.request': '登录设备',
  'device.consent': '“{client}”想以您的身份登录',
  'device.careful': '仅当这是您本人在面前的设备上发起时才允许。',
  'device.from': '来自',
  'device.device': '设备',
  'device.when': '时间',
  'device.after': '如果拒绝，设备不会登录，也不会获得任何信息。您可以随时在个人资料中撤回同意。',
  'device.late': '代码已过期',
  'device.late.text': '代码已过时、已被处理，或是在另一个浏览器中输入的。请在设备上获取新代码。',
  'device.another': '输入其他代码',
})
