import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.ring_fingerprint_differs': 'Хурууны хээ таарахгүй байна',
  'problem.ring_fingerprint_differs.detail':
    'Нөгөө оператортой дахин тулгана уу. Таарахгүй бол энэ түлхүүрт бүү итгээрэй.',
  'problem.ring_link_known': 'Энэ холболт аль хэдийн байна',
  'problem.ring_link_known.detail':
    'Энэ үйлчилгээг энэ чиглэлд аль хэдийн санал болгосон байна. Жагсаалтаас төлөвийг нь харна уу.',
  'problem.ring_peer_is_self': 'Энэ нь өөрийн хаяг байна',
  'problem.ring_peer_is_self.detail': 'Нөгөө суулгацын хаягийг оруулна уу.',
  'problem.ring_peer_known': 'Энэ суулгацыг аль хэдийн нэмсэн байна',
  'problem.ring_peer_known.detail': 'Жагсаалтад байгаа: түлхүүрийг нь тэндээс шалгана уу.',
  'problem.ring_peer_not_active': 'Энэ суулгацтай одоогоор зурвас солилцохгүй',
  'problem.ring_peer_not_active.detail':
    'Түлхүүрийн хурууны хээг баталгаажуулсан, түр хаагаагүй суулгац байх ёстой.',
  'problem.ring_peer_unreachable': 'Суулгацын түлхүүрийг авч чадсангүй',
  'problem.ring_peer_unreachable.detail':
    'Хаягийг шалгана уу: тэр нь суулгацын нийтэд ил PUBLIC_ORIGIN хаягтай яг адил байх ёстой.',
  'problem.ring_service_unknown': 'Ийм үйлчилгээ алга',
  'problem.ring_service_unknown.detail': 'Энэ суулгацын модулиудын нэг ч ийм үйлчилгээ санал болгодоггүй.',
  'feature.ring.name': 'Хүмүүсийн мэдээллийг холбоотой суулгацад мэдэгдэх',
  'feature.ring.description':
    'Өөр суулгацад нэвтэрдэг гишүүний нэр, хэл, идэвхтэй эсэх нь өөрчлөгдөхөд тэнд нь мэдэгдэнэ. И-мэйл, утас, регистрийн дугаар хэзээ ч явахгүй.',
  'menu.ring': 'Зурвасын сүлжээ',
  'ring.service.session-ended': 'Нэвтрэлт дууссан тухай',
  'ring.service.directory-entry': 'Хүний нэр, хэл, идэвхтэй эсэх',
  'audit.ring.entry_received': 'Холбоотой суулгацаас хүний мэдээлэл шинэчилсэн',
  'audit.ring.key_rotated': 'Сүлжээний түлхүүрээ сольсон',
  'audit.ring.link_approved': 'Холболт зөвшөөрсөн',
  'audit.ring.link_decided_by_peer': 'Нөгөө оператор холболтын талаар шийдсэн',
  'audit.ring.link_proposed': 'Холболт санал болгосон',
  'audit.ring.link_suspended': 'Холболтыг түр хаасан',
  'audit.ring.message_retried': 'Зурвасыг дахин илгээсэн',
  'audit.ring.peer_added': 'Суулгац нэмсэн',
  'audit.ring.peer_confirmed': 'Суулгацын хурууны хээг баталгаажуулсан',
  'audit.ring.peer_key_added': 'Холбоотой суулгац түлхүүрээ сольсон',
  'audit.ring.peer_key_removed': 'Суулгацын түлхүүрт итгэхээ больсон',
  'audit.ring.peer_removed': 'Суулгац хассан',
  'audit.ring.peer_resumed': 'Суулгацтай зурвас солилцохыг сэргээсэн',
  'audit.ring.peer_suspended': 'Суулгацтай зурвас солилцохыг түр хаасан',
  'audit.ring.tested': 'Туршилтын зурвас илгээсэн',
})
