import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-access-review.name': '访问权限审查',
  'app.sso-access-review.description': '由审查人定期决定哪些角色保留、哪些移除。',
})
