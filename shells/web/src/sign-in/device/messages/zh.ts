import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'device.page': '登录设备',
  'device.title': '登录您的设备',
  'device.text': '请输入设备上显示的代码。',
  'device.compare': '这与您设备上显示的代码完全一致吗？',
  'device.code': '代码',
  'device.continue': '继续',
  'device.matches': '一致，继续',
  'device.warning': '切勿输入他人发给您或在电话中告诉您的代码：否则对方会以您的身份登录。',
  'device.done': '设备已登录',
  'device.done.text': '请回到您的设备：几秒后会继续。您可以关闭此页面。',
  'device.denied': '设备未登录',
  'device.denied.text': '设备没有获得任何信息。如果不是您本人发起的，请告知管理员。',
  'device.home': '前往首页',
})
