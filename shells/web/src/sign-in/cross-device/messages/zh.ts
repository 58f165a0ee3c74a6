import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'phone.title': '用手机登录',
  'phone.lead': '用已登录手机的相机扫描二维码，并在手机上选择此数字。',
  'phone.code': '供手机扫描的二维码',
  'phone.number': '在手机上选择此数字',
  'phone.waiting': '正在等待手机',
  'phone.again': '获取新二维码',
  'phone.replace': '继续并结束另一会话',
  'phone.back': '用其他方式登录',
})
