import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.own_network_excluded': '您当前的网络不在列表中',
  'problem.own_network_excluded.detail':
    '如此保存后，您自己也将无法登录。请添加包含您当前地址（{ip}）的网络。',
  'field.network': '网络地址无效。例如：10.0.0.0/8',
  'permission.settings.read': '查看设置',
  'permission.settings.manage': '修改设置',
  'menu.appearance': '外观',
  'menu.security_settings': '登录安全',
  'audit.settings.updated': '修改了设置',
  'menu.mails': '邮件',
  'menu.features': '功能',
  'field.unknown_placeholder': '此邮件没有 {name}。可用的有：{allowed}',
  'audit.settings.mail_updated': '更改了邮件文字',
  'problem.no_way_in': '您自己将无法登录',
  'problem.no_way_in.detail': '关闭密码登录之前，请先添加通行密钥或其他登录方式。',
})
