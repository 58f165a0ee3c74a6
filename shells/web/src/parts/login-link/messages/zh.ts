import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'federation.tab.links': '关联',
  'federation.last_login': '最近登录',
  'federation.unlink': '移除关联',
  'federation.unlink.title': '移除 {name} 与 {provider} 的关联？',
  'federation.unlink.effect': '通过它开始的会话将终止。此人仍是成员，下次登录时重新识别。此操作无法撤销。',
  'federation.unlink.done': '已移除 {name} 的关联',
})
