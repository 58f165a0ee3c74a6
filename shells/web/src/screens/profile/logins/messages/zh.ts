import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'logins.title': '已关联的登录方式',
  'logins.text': '您使用这些身份提供方代替密码登录。不再使用的可以取消关联。',
  'logins.none': '没有已关联的登录方式',
  'logins.none.text': '通过贵组织的身份提供方首次登录后，会显示在这里。',
  'logins.current': '当前以此登录',
  'logins.unusable': '目前不可用',
  'logins.everywhere': '所有组织',
  'logins.last': '上次登录：',
  'logins.count': { other: '{count} 次登录' },
  'logins.blocked.current_session': '您正以此方式登录。要取消关联，请先用其他方式登录。',
  'logins.blocked.last_login_method':
    '这是您最后一种登录方式，无法取消关联。请先设置密码或添加其他登录方式。',
  'logins.unlink': '取消关联',
  'logins.unlink.label': '取消关联 {name}',
  'logins.unlink.title': '要取消关联 {name} 吗？',
  'logins.unlink.effect':
    '由此开始的会话会立即终止。您的数据和成员身份保持不变。如果贵组织信任该提供方，再次用它登录会重新关联。',
  'logins.unlink.done': '已取消关联 {name}',
  'logins.link.eid': '关联 e-ID',
  'logins.link.dan': '关联 DAN',
  'logins.link.done': '已关联 e-ID',
  'logins.link.failed': '未能关联',
  'logins.link.taken': '该公民已关联到其他账户。请先移除原有关联。',
  'logins.link.again': '请重试。',
})
