import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'strength.is': '密码：{strength}',
  'strength.1': '容易被猜到',
  'strength.2': '一般',
  'strength.3': '良好',
  'strength.4': '强',
})
