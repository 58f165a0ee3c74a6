import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'home.title': '首页',
  'home.greeting': '您好，{name}',
  'home.apps': '应用',
  'home.apps.search': '搜索应用',
  'home.apps.none': '暂无可用的应用',
  'home.apps.none.text': '组织管理员为您分配角色后，应用会显示在这里。',
  'home.apps.unmatched': '没有匹配的应用',
  'home.numbers': '最近 14 天',
  'home.numbers.trend': '{label}，按天',
  'home.sign_ins': '登录次数',
  'home.refused': '失败的尝试',
  'home.sessions': '活动会话',
  'home.members': '成员',
  'home.attention': '需要关注',
  'home.attention.none': '没有需要关注的事项，一切正常。',
  'home.attention.email_unverified': '您的电子邮箱尚未验证。',
  'home.attention.secret_key_missing': '尚未设置系统密钥（SSO_SECRET_KEY），无法保存其他系统的密钥。',
  'home.attention.single_administrator': '组织只有一位管理员，请再为一人分配管理员角色。',
  'home.attention.mails_failed': {
    other: '{count} 封邮件未能送达。',
  },
  'home.attention.invitations_expired': {
    other: '{count} 份邀请已过期。',
  },
  'home.attention.members_never_seen': {
    other: '{count} 位成员从未登录。',
  },
  'home.attention.apps_stopped': {
    other: '{count} 个应用已安装但未启用。',
  },
  'home.activity': '最近活动',
  'home.activity.own': '您的最近活动',
  'home.activity.all': '查看全部',
  'home.activity.none': '暂无记录。',
})
