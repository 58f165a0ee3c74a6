import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'oauth.back': '返回',
  'oauth.home': '前往首页',
  'oauth.page': '无法登录',
  'oauth.client': '该应用未登记',
  'oauth.client.text': '将您带到这里的应用未在本系统登记，或已被停用。请把下面的信息转告应用的负责人。',
  'oauth.redirect': '重定向地址不匹配',
  'oauth.redirect.text':
    '应用提供的地址与登记的地址不完全一致。为防止您的数据落入他人之手，我们已停止操作。请把下面的信息转告应用的负责人。',
  'oauth.expired': '请求已过期',
  'oauth.expired.text': '登录请求已过时，或您在此期间已退出登录。请返回应用重新开始。',
  'oauth.request': '应用发送的请求有误',
  'oauth.request.text':
    '这不是您的问题：将您带到这里的应用发送了错误的请求。请把下面的信息转告应用的负责人。',
  'oauth.server': '我们这边出了问题',
  'oauth.server.text': '请稍候再试。如果问题再次出现，请把下面的信息转告管理员。',
  'oauth.retry': '重试',
  'oauth.details': '技术信息',
  'oauth.copy': '复制',
  'oauth.copied': '已复制',
})
