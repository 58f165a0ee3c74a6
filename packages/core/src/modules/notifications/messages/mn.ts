import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'audit.notifications.switched': 'Мэдэгдлийн тохиргоогоо өөрчилсөн',
  'notification.more': 'Бас {count} мэдэгдэл байна',
  'mail.notification_digest.subject': 'Таныг хүлээж буй ажил: {count}',
  'mail.notification_digest.heading': 'Таны анхаарал хэрэгтэй зүйлс',
  'mail.notification_digest.body': 'Та дараах мэдэгдлийг хараахан уншаагүй байна:\n\n{list}',
  'mail.notification_digest.action': 'Мэдэгдлээ нээх',
  'mail.notification_digest.ignore':
    'Ийм захидал өдөрт нэгээс илүү ирэхгүй. Авах эсэхээ мэдэгдлийн хуудсаас сонгоно.',
})
