import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.notes.name': '笔记',
  'app.notes.description': '组织成员共享的简短笔记。',
  'menu.notes': '笔记',
  'permission.notes.read': '查看笔记',
  'permission.notes.manage': '编写、修改和删除笔记',
  'audit.note.written': '写了笔记',
  'audit.note.changed': '修改了笔记',
  'audit.note.deleted': '删除了笔记',
  'notes.welcome': '有新成员加入，欢迎！',
})
