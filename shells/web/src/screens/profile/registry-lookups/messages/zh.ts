import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'own_lookups.title': '谁查询过我',
  'own_lookups.text':
    '在国家登记系统中查询过您的所有组织和人员及其目的；按您的 e-ID 或政府统一登录证明的登记号码查找。',
  'own_lookups.none': '没有人查询过您',
  'own_lookups.unproven.title': '请先证明您的身份',
  'own_lookups.unproven.text': '在 e-ID 或政府统一登录证明您的登记号码之后，这里会显示谁查询过您。',
  'own_lookups.prove': '证明身份',
  'own_lookups.entry': '由{tenant}查询',
  'own_lookups.more': '更多',
  'own_lookups.confined': '您是通过组织的身份提供方登录的。请使用您自己的 e-ID 登录后查看。',
})
