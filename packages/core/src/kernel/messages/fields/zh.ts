import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'field.required': '此项必填',
  'field.unknown_field': '没有这个字段',
  'field.type': '值的类型不正确，应为：{expected}',
  'field.too_short': { other: '至少需要 {min} 个字符' },
  'field.too_long': { other: '不能超过 {max} 个字符' },
  'field.too_small': '最小值为 {min}',
  'field.too_big': '最大值为 {max}',
  'field.too_few': { other: '至少需要 {min} 个值' },
  'field.too_many': { other: '不能超过 {max} 个值' },
  'field.format': '格式不正确，应为：{format}',
  'field.pattern': '包含不允许的字符或格式不正确',
  'field.one_of': '必须是以下值之一：{allowed}',
  'field.not_unique': '存在重复的值',
  'field.invalid_cursor': '分页游标（cursor）无效，请从头读取列表',
  'field.unstorable_text': '包含无法保存的字符',
  'field.password_too_short': { other: '密码至少需要 {min} 个字符' },
  'field.password_too_long': { other: '密码不能超过 {max} 个字符' },
  'field.password_breached': '此密码出现在已泄露密码的名单中，请另选密码',
  'field.password_contains_personal_data': '密码中包含姓名、电子邮箱等个人信息',
  'field.duplicate_key': '此字段出现了两次',
  'field.too_deep': '嵌套层级过深',
  'field.malformed': '书写有误，无法读取',
  'field.bad_unicode': '包含无效的 Unicode 字符',
  'field.email': '电子邮箱地址无效',
})
