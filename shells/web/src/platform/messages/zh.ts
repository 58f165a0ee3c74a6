import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'platform.outdated.title': '请更新程序',
  'platform.outdated.text': '您使用的程序版本过旧，无法继续。请更新后重新打开。',
})
