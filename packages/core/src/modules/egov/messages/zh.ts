import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.egov.name': '电子政务',
  'app.egov.description': '将组织与政府服务和国家登记系统相连。',
  'menu.registry': '国家登记系统',
  'menu.registry_lookups': '谁查询过',
  'permission.egov.read': '在国家登记系统中查询公民和法人',
  'permission.egov.manage': '查看所有人的登记查询记录',
  'audit.registry.looked_up': '查询了国家登记系统',
  'audit.registry.agreement_asked': '已请公民同意查询',
  'registry.agreement.prompt': '{organisation} 想在登记系统中查询您',
  'problem.registry_agreement_expired': '同意已过期',
  'problem.registry_agreement_expired.detail': '请再次征求公民的同意。',
  'problem.registry_agreement_refused': '公民未同意',
  'problem.registry_agreement_refused.detail':
    '公民拒绝、未回应，或其 e-ID 无法验证。请再次征求同意，或改用其他方式。',
  'audit.registry.batch_created': '开始批量核验法人',
  'audit.registry.batch_cancelled': '停止了批量核验',
  'field.citizen_number': '登记号码由两个西里尔字母和八位数字组成，例如 УА90010101',
  'field.legal_entity_number': '法人的登记号码为七位数字，例如 5000001',
  'problem.purpose_required': '请填写查询目的',
  'problem.purpose_required.detail':
    '每次查询国家登记系统都会连同目的一起记录。公民可以看到谁查询了自己以及原因。',
  'problem.registry_not_found': '国家登记系统中未找到',
  'problem.registry_not_found.detail': '请检查登记号码后重试。登记系统代码：{code}。',
  'problem.registry_request_invalid': '国家登记系统未接受请求',
  'problem.registry_request_invalid.detail':
    '请求或其签名不符合登记系统的要求（代码 {code}）。请联系平台运营者。',
  'problem.registry_clock_differs': '本服务器的时钟与登记系统不一致',
  'problem.registry_clock_differs.detail':
    '相差 {seconds} 秒，因此登记系统未接受请求。请运营者校准服务器时钟。',
  'problem.registry_authorisation_required': '需要公民同意',
  'problem.registry_authorisation_required.detail':
    '登记系统要求公民同意（代码 {code}）：发送到手机的验证码、e-ID 签名或政府统一登录。',
  'problem.registry_authorisation_refused': '登记系统未接受公民的同意',
  'problem.registry_authorisation_refused.detail':
    '验证码或签名有误或已过期（代码 {code}）。请公民再次确认。',
  'problem.registry_access_denied': '国家登记系统未授予访问权限',
  'problem.registry_access_denied.detail':
    '本组织尚未获得访问该信息的权限（代码 {code}）。请联系平台运营者。',
  'problem.registry_data_mismatch': '公民信息与登记不符',
  'problem.registry_data_mismatch.detail': '所提供的信息与登记内容不同（代码 {code}）。请核对后重试。',
  'problem.registry_signature_refused': '登记系统未接受签名',
  'problem.registry_signature_refused.detail': '签名或其证书无效（代码 {code}）。',
  'problem.registry_refused': '国家登记系统拒绝了请求',
  'problem.registry_refused.detail': '登记系统代码：{code}。如再次出现，请联系平台运营者。',
  'problem.registry_unavailable': '目前无法查询国家登记系统',
  'problem.registry_unavailable.detail': '{reason}请稍候重试。',
  'registry.away.unreachable': '无法连接登记系统。',
  'registry.away.timeout': '登记系统未及时响应。',
  'registry.away.certificate_not_trusted': '登记系统的证书不是由我们信任的机构签发的。',
  'registry.away.answer_too_large': '登记系统的应答过大。',
  'registry.away.answer_malformed': '无法读取登记系统的应答。',
  'registry.away.registry_failed': '登记系统报告了内部错误。',
  'registry.away.paused': '登记系统多次失败，暂时停止访问。',
  'registry.away.not_configured': '尚未配置与登记系统的连接。',
})
