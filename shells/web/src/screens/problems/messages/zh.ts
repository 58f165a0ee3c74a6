import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'problems.not_found.title': '没有这个页面',
  'problems.not_found.text': '地址可能有误，或页面已被删除。',
  'problems.home': '返回首页',
})
