import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'let_in.title': '允许另一台设备登录',
  'let_in.subtitle': '另一个浏览器请求以您的身份登录',
  'let_in.warning':
    '仅当您扫描的是面前屏幕上的二维码时才允许。如果二维码是别人发给您的，对方将以您的身份登录。',
  'let_in.who': '发出请求的浏览器',
  'let_in.device': '设备',
  'let_in.place': '来自',
  'let_in.asked': '时间',
  'let_in.pick': '那个屏幕上显示的是哪个数字？',
  'let_in.pick.text': '选对数字后，该浏览器将以您的身份登录。',
  'let_in.refuse': '不是我，拒绝',
  'let_in.done': '设备已登录',
  'let_in.done.text': '另一屏幕几秒后继续。您可以关闭此页面。',
  'let_in.refused': '已拒绝',
  'let_in.refused.text': '没有人登录。',
  'let_in.gone': '二维码已失效',
  'let_in.gone.text': '请在登录页获取新的二维码后重新扫描。',
})
