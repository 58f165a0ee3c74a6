import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.eid_failed': 'e-ID 未能确认您的身份',
  'problem.eid_failed.detail': '请求被拒绝、超时，或 e-ID 的回应无法接受。请重试。',
  'problem.eid_expired': '此请求已结束',
  'problem.eid_expired.detail': '请求已超时、已被使用，或是在其他浏览器中发起的。请重新开始。',
  'problem.eid_not_linked': '您的 e-ID 未与此处的任何人关联',
  'problem.eid_not_linked.detail':
    '请用其他方式登录，并在账户页面关联您的 e-ID。如果没有账户，请向组织的管理员索取邀请。',
  'problem.eid_unavailable': '目前无法连接 e-ID',
  'problem.eid_unavailable.detail': '请稍后重试，或使用其他方式登录。',
  'problem.eid_channel_unavailable': 'e-ID 不支持这种确认方式',
  'problem.eid_channel_unavailable.detail': '请选择其他方式。',
  'problem.eid_flow_unavailable': 'e-ID 不能以这种方式询问',
  'problem.eid_flow_unavailable.detail': '请输入登记号码，并在手机上确认。',
  'problem.eid_code_wrong': '验证码不正确',
  'problem.eid_code_wrong.detail': '请核对短信中的验证码后重新输入。',
  'problem.eid_already_linked': '此 e-ID 已关联到其他账户',
  'problem.eid_already_linked.detail':
    '一个 e-ID 只属于一个账户，一个账户也只能关联一个 e-ID。请先移除原有关联。',
  'field.national_id': '请输入登记号码（两个字母、八位数字）或公民编号',
  'eid.prompt.sign_in': '{brand}：登录',
  'eid.prompt.link': '{brand}：关联 e-ID',
  'eid.gateway': '政府统一登录（DAN）',
  'audit.national_identity.refused': '国家身份登录被拒绝',
  'audit.national_identity.member_created': '经国家身份确认的公民成为成员',
  'audit.person.national_identity_linked': '关联了自己的 e-ID',
})
