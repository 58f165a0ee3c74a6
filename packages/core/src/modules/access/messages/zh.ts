import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'role.admin.name': '管理员',
  'role.admin.description': '拥有全部权限',
  'role.user.name': '用户',
  'role.user.description': '自动授予每位成员',
  'problem.last_admin': '不能移除最后一位管理员',
  'problem.last_admin.detail': '组织至少需要一位管理员。请先将其他人设为管理员。',
  'problem.role_key_taken': '已存在使用此键的角色',
  'problem.role_key_taken.detail': '请为该角色设置其他键（key）。',
  'field.unknown_role': '没有这个角色',
  'problem.administrator_protected': '只有管理员才能变更管理员',
  'problem.administrator_protected.detail':
    '您可以管理成员，但您不是管理员，因此不能停用、移除或变更管理员。请让管理员来操作。',
  'audit.access.escalation_refused': '拒绝授予超出自身的权限',
})
