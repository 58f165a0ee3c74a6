import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.organisation.name': '成员名录',
  'app.organisation.description': '邀请成员、分配角色、停用和移除成员，并管理角色与权限。',
  'problem.own_account': '您不能停用自己',
  'problem.own_account.detail': '请由其他管理员操作。',
  'problem.not_available_in_production': '此操作仅限开发环境',
  'problem.not_available_in_production.detail': '请发送不带密码的邀请。对方会通过邮件中的链接自行设置密码。',
  'field.unknown_permission': '没有“{permission}”这项权限',
  'field.permission_not_held': '您没有“{permission}”权限，因此不能授予此角色',
  'field.unknown_column': '没有这一列。可用的列：email、name、roles',
  'field.repeated_column': '此列在文件中重复出现',
  'field.extra_cells': '此行的单元格多于表头',
  'field.empty_file': '文件中没有要邀请的人员',
  'field.too_many_lines': { other: '一个文件最多 {max} 行' },
})
