import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-sessions.name': '活动会话',
  'app.sso-sessions.description': '查看谁在何处登录，并可远程终止会话。',
  'audit.session.terminated': '终止了会话',
  'audit.session.all_terminated': '终止了某人的所有会话',
  'permission.sso_sessions.read': '查看活动会话及其历史记录',
  'permission.sso_sessions.manage': '终止他人的会话',
  'menu.sessions': '活动会话',
})
