import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'consents.title': '您授权的应用',
  'consents.text': '在“{tenant}”中，以下应用经您允许可访问您的数据。',
  'consents.none': '您尚未授权任何应用',
  'consents.none.text': '应用首次请求您的授权时，您的决定会保存在这里。',
  'consents.granted': '授权时间：',
  'consents.sensitive': '敏感权限',
  'consents.withdraw': '撤销',
  'consents.withdraw.label': '{name}：撤销授权',
  'consents.withdraw.title': '要撤销对“{name}”的授权吗？',
  'consents.withdraw.effect': '该应用会立即失去对您数据的访问权限。再次使用时会重新请求授权。',
  'consents.withdraw.done': '已撤销对“{name}”的授权',
})
