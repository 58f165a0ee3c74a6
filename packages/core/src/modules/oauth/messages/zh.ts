import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'scope.openid': '确认您的身份',
  'scope.profile': '查看您的姓名和登记信息',
  'scope.email': '查看您的电子邮件地址',
  'scope.phone': '查看您的电话号码',
  'scope.offline_access': '在您离开时保持连接',
  'scope.erp.read': '读取贵组织的 ERP 数据',
  'scope.erp.write': '更改贵组织的 ERP 数据',
  'scope.national_identifiers': '查看您的登记号码和公民身份号码',
  'problem.interaction_expired': '登录请求已过期',
  'problem.interaction_expired.detail': '该请求已过时，或是在其他浏览器中发起的。请返回应用重新开始。',
  'problem.tenant_not_choosable': '无法选择组织',
  'problem.tenant_not_choosable.detail': '此应用属于一个组织，因此不能选择其他组织。',
  'problem.user_code_unknown': '没有这个代码',
  'problem.user_code_unknown.detail': '请逐个字母核对设备上显示的代码，然后重新输入。',
  'problem.user_code_expired': '代码已过期',
  'problem.user_code_expired.detail': '请在设备上获取新代码，然后输入新代码。',
  'problem.user_code_used': '该代码已被使用',
  'problem.user_code_used.detail': '每个代码只能使用一次。如有需要，请在设备上获取新代码。',
  'audit.keys.rotated': '轮换了签名密钥',
  'audit.consents.given': '向应用授予了同意',
  'audit.consents.withdrawn': '撤回了对应用的同意',
  'audit.oauth.code_reused': '已使用的授权码被再次提交，其令牌已被吊销',
  'audit.oauth.device_code_reused': '已使用的设备码被再次提交，其令牌已被吊销',
  'audit.oauth.device_refused': '拒绝了设备登录',
  'audit.oauth.user_codes_guessed': '有人猜测设备代码，后续尝试已被暂时阻止',
  'audit.oauth.refresh_token_reused': '已使用的刷新令牌被再次提交，其令牌已被吊销',
})
