import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'coming.text': '此部分的界面尚未就绪。',
  'coming.api': 'API 文档',
  'coming.home': '返回首页',
})
