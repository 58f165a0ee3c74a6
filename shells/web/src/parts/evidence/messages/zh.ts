import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'evidence.title': '制作盖章证据？',
  'evidence.effect': '报告将成为带有数据的 PDF 文件，并由组织盖章。任何人都可以验证。',
  'evidence.verb': '盖章证据',
})
