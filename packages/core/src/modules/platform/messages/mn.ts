import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.tenant_deleting': 'Энэ байгууллагыг устгахаар товлосон байна',
  'problem.tenant_deleting.detail':
    'Өөрчлөлт хийх боломжгүй. Устгахыг болиулах бол платформын операторт хандана уу.',
  'problem.current_tenant': 'Энэ бол таны одоо байгаа байгууллага',
  'problem.current_tenant.detail': 'Эхлээд өөр байгууллага руу шилжээд дахин оролдоно уу.',
  'menu.tenants': 'Байгууллагууд',
  'audit.tenant.updated': 'Байгууллагын мэдээллийг өөрчилсөн',
  'audit.tenant.suspended': 'Байгууллагыг түр хаасан',
  'audit.tenant.resumed': 'Байгууллагыг сэргээсэн',
  'audit.tenant.deletion_requested': 'Байгууллагыг устгахаар товлосон',
  'audit.tenant.deletion_cancelled': 'Байгууллагыг устгахыг болиулсан',
  'audit.tenant.deleted': 'Байгууллагыг устгасан',
  'audit.tenant.exported': 'Байгууллагын өгөгдлийг татсан',
  'audit.secrets.rotated': 'Нууц мэдээллийг шинэ түлхүүрээр шифрлэсэн',
  'field.person_exists': 'Ийм и-мэйлтэй хүн аль хэдийн байна',
  'field.repeated_address': 'Энэ и-мэйл жагсаалтад давхардсан байна',
  'field.hash_unknown': 'Нууц үгийн хэшийн хэлбэр танигдсангүй',
  'field.hash_too_costly': 'Нууц үгийн хэшийг тооцоолоход хэт их хугацаа шаардана',
})
