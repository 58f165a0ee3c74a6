import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'own_tokens.title': '个人令牌',
  'own_tokens.text': '程序和脚本以您的权限在“{tenant}”使用 API。持有令牌者可以以您的名义操作。',
})
