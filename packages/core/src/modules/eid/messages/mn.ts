import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.eid_failed': 'e-ID-гээр баталгаажуулж чадсангүй',
  'problem.eid_failed.detail':
    'Хүсэлтээс татгалзсан, хугацаа нь дууссан, эсвэл e-ID-гийн хариуг хүлээж авах боломжгүй байна. Дахин оролдоно уу.',
  'problem.eid_expired': 'Энэ хүсэлт дууссан байна',
  'problem.eid_expired.detail':
    'Хугацаа нь дууссан, аль хэдийн ашигласан, эсвэл өөр хөтөч дээр эхэлсэн байна. Дахин эхлүүлнэ үү.',
  'problem.eid_not_linked': 'Таны e-ID энд бүртгэлтэй хүнтэй холбогдоогүй байна',
  'problem.eid_not_linked.detail':
    'Өөр аргаар нэвтэрч, «Миний бүртгэл» хуудсанд e-ID-гээ холбоно уу. Бүртгэлгүй бол байгууллагынхаа админаас урилга аваарай.',
  'problem.eid_unavailable': 'e-ID-тэй одоогоор холбогдож чадахгүй байна',
  'problem.eid_unavailable.detail': 'Хэсэг хүлээгээд дахин оролдох, эсвэл өөр аргаар нэвтэрнэ үү.',
  'problem.eid_channel_unavailable': 'e-ID энэ аргаар баталгаажуулдаггүй',
  'problem.eid_channel_unavailable.detail': 'Өөр арга сонгоно уу.',
  'problem.eid_flow_unavailable': 'e-ID ингэж асуух боломжгүй',
  'problem.eid_flow_unavailable.detail': 'Регистрийн дугаараа оруулж, утсаараа батална уу.',
  'problem.eid_code_wrong': 'Код буруу байна',
  'problem.eid_code_wrong.detail': 'Мессежээр ирсэн кодоо дахин шалгаж оруулна уу.',
  'problem.eid_already_linked': 'Энэ e-ID өөр бүртгэлтэй холбоотой байна',
  'problem.eid_already_linked.detail':
    'Нэг e-ID нэг бүртгэлтэй, нэг бүртгэл нэг e-ID-тэй холбогдоно. Өмнөх холбоосоо эхлээд салгана уу.',
  'field.national_id': 'Регистрийн дугаар (хоёр үсэг, найман тоо) эсвэл иргэний бүртгэлийн дугаар оруулна уу',
  'eid.prompt.sign_in': '{brand}: нэвтрэх',
  'eid.prompt.link': '{brand}: e-ID холбох',
  'eid.gateway': 'ДАН',
  'audit.national_identity.refused': 'Төрийн таниулалтаар нэвтрэхийг зөвшөөрөөгүй',
  'audit.national_identity.member_created': 'Төрийн таниулалтаар баталгаажсан иргэнийг гишүүнээр бүртгэсэн',
  'audit.person.national_identity_linked': 'e-ID-гээ холбосон',
})
