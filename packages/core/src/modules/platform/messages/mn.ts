import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.tenant_deleting': 'Энэ байгууллагыг устгахаар товлосон байна',
  'problem.tenant_deleting.detail':
    'Өөрчлөлт хийх боломжгүй. Устгахыг болиулах бол платформын операторт хандана уу.',
  'problem.current_tenant': 'Энэ бол таны одоо байгаа байгууллага',
  'problem.current_tenant.detail': 'Эхлээд өөр байгууллага руу шилжээд дахин оролдоно уу.',
  'menu.tenants': 'Байгууллагууд',
})
