import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'docs.title': 'API 指南',
  'docs.lead': '{brand} 的全部功能都可通过此 API 使用。请在列表中选择一个操作，并直接在此试用。',
  'docs.sign_in': '登录',
  'docs.language': '切换语言',
  'title.welcome': '欢迎',
  'title.login': '登录',
  'title.invitation': '邀请',
  'title.forgotten': '找回密码',
  'title.reset': '新密码',
  'title.verify': '确认电子邮箱',
  'title.change_email': '更改电子邮箱',
  'title.undo_email': '撤销电子邮箱更改',
  'title.setup': '首次设置',
  'title.logout': '退出登录',
  'title.device': '登录您的设备',
  'title.let_in': '允许另一台设备登录',
  'title.profile': '个人资料',
  'page.description': '用一个账户安全、快捷地进入贵组织的所有系统。',
  'page.noscript': '请在浏览器中启用 JavaScript 以使用此页面。',
  'no_shell.title': '{brand} 正在无网页端运行',
  'no_shell.lead': '此服务目前仅提供 API：网页端未安装，或未在 SHELL_DIR 中指定。请联系运营者。',
})
