import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'notes.title': '笔记',
  'notes.write': '撰写',
  'notes.search': '搜索笔记',
  'notes.text': '内容',
  'notes.written': '撰写时间',
  'notes.empty': '还没有笔记',
  'notes.empty.text': '写下第一条笔记吧。',
})
