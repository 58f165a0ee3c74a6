import { sourceCatalog } from '../../../kernel/i18n/catalog.ts'

export const mn = sourceCatalog({
  'scope.openid': 'Таныг хэн болохыг баталгаажуулах',
  'scope.profile': 'Нэр болон бүртгэлийн мэдээллийг харах',
  'scope.email': 'И-мэйл хаягийг харах',
  'scope.phone': 'Утасны дугаарыг харах',
  'scope.offline_access': 'Таны эзгүйд ч холболтоо хадгалах',
  'scope.erp.read': 'Байгууллагын ERP мэдээллийг унших',
  'scope.erp.write': 'Байгууллагын ERP мэдээллийг өөрчлөх',
  'problem.interaction_expired': 'Нэвтрэх хүсэлтийн хугацаа дууссан',
  'problem.interaction_expired.detail':
    'Хүсэлт хуучирсан, эсвэл өөр хөтөч дээр эхэлсэн байна. Апп руугаа буцаж дахин эхлүүлнэ үү.',
  'problem.tenant_not_choosable': 'Байгууллага сонгох боломжгүй',
  'problem.tenant_not_choosable.detail': 'Энэ апп нэг байгууллагынх тул өөр байгууллага сонгох боломжгүй.',
  'audit.consents.given': 'Аппад зөвшөөрөл өгсөн',
  'audit.consents.withdrawn': 'Аппад өгсөн зөвшөөрлөө буцаасан',
  'audit.oauth.code_reused': 'Ашигласан нэвтрэх кодыг дахин ирүүлсэн тул токенуудыг хүчингүй болгосон',
  'audit.oauth.refresh_token_reused':
    'Ашигласан сэргээх токеныг дахин ирүүлсэн тул токенуудыг хүчингүй болгосон',
})
