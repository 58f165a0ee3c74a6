import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.egov.name': '电子政务',
  'app.egov.description': '将组织接入政务服务和国家登记系统。',
})
