import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.person_exists': 'Энэ хүн аль хэдийн бүртгэлтэй байна',
  'problem.person_exists.detail': 'Бүртгэлтэй хүнд нууц үг өгөх боломжгүй. Нууц үггүйгээр урилга илгээнэ үү.',
  'problem.invitation_wrong_state': 'Энэ урилгаар үүнийг хийх боломжгүй',
  'problem.invitation_wrong_state.detail':
    'Урилгыг хүлээн авсан, цуцалсан, эсвэл хугацаа нь дууссан байна. Шаардлагатай бол дахин урина уу.',
  'mail.invitation.subject': '«{organisation}» байгууллагын урилга',
  'mail.invitation.heading': 'Таныг урьж байна',
  'mail.invitation.body':
    '{inviter} таныг «{organisation}» байгууллагад урьж байна. Урилгыг хүлээн аваад нууц үгээ зохионо уу.',
  'mail.invitation.action': 'Урилгыг хүлээн авах',
  'mail.invitation.expires': 'Урилгын хүчинтэй хугацаа: {duration}.',
  'mail.invitation.ignore': 'Энэ урилгыг хүлээж байгаагүй бол захидлыг тоохгүй орхиж болно.',
  'mail.new_member_known_person.subject': '«{organisation}» байгууллагын урилга',
  'mail.new_member_known_person.heading': 'Таныг шинэ байгууллагад урьж байна',
  'mail.new_member_known_person.body':
    '{inviter} таныг «{organisation}» байгууллагад урьж байна. Та бүртгэлтэй тул одоогийн нууц үгээрээ нэвтэрч урилгыг хүлээн авна уу.',
  'mail.new_member_known_person.action': 'Урилгыг хүлээн авах',
  'mail.new_member_known_person.expires': 'Урилгын хүчинтэй хугацаа: {duration}.',
  'mail.new_member_known_person.ignore': 'Энэ урилгыг хүлээж байгаагүй бол захидлыг тоохгүй орхиж болно.',
  'audit.invitation.resent': 'Урилгыг дахин илгээсэн',
  'audit.invitation.revoked': 'Урилгыг цуцалсан',
  'audit.invitation.accepted': 'Урилгыг хүлээн авсан',
  'problem.invitation_names_another': 'Урилга өөр хүнд зориулагдсан байна',
  'problem.invitation_names_another.detail':
    'Урилгад бичсэн регистрийн дугаар таны e-ID-гийнхтэй таарахгүй байна. Урилга илгээсэн админдаа хандана уу.',
  'notification.invitation_expiring': 'Дуусах дөхсөн урилга',
  'notification.invitation_expiring.soon.title': 'Урилгын хугацаа дуусах гэж байна',
  'notification.invitation_expiring.soon.body':
    'Хүлээн аваагүй урилга: {count}. Эхнийх нь дуусах өдөр: {first_at}.',
  'notification.invitation_expiring.expired.title': 'Урилгын хугацаа дууссан',
  'notification.invitation_expiring.expired.body':
    'Хүлээн авалгүй дууссан урилга: {count}. Шаардлагатай бол дахин илгээнэ үү.',
})
