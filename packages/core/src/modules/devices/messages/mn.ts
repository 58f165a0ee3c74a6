import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'menu.devices': 'Төхөөрөмж',
  'problem.device_pending': 'Төхөөрөмжийг зөвшөөрөөгүй байна',
  'problem.device_pending.detail': 'Төхөөрөмж бүртгэгдсэн. Байгууллагын админ зөвшөөрмөгц нэвтэрнэ.',
  'problem.device_proof_invalid': 'Төхөөрөмж өөрийгөө баталсангүй',
  'problem.device_proof_invalid.detail':
    'Хүсэлтийг энэ төхөөрөмжийн түлхүүрээр гарын үсэглээгүй, эсвэл хугацаа нь дууссан байна.',
  'problem.device_revoked': 'Төхөөрөмжийг хаасан байна',
  'problem.device_revoked.detail': 'Энэ төхөөрөмжөөр нэвтрэх боломжгүй. Ашиглах бол шинээр бүртгүүлнэ үү.',
  'problem.device_key_mismatch': 'Түлхүүр нь өөр төхөөрөмжийнх байна',
  'problem.device_key_mismatch.detail': 'Токен, төхөөрөмжийн түлхүүр хоорондоо таарахгүй байна.',
  'problem.handoff_invalid': 'Нэвтрэх код хүчингүй',
  'problem.handoff_invalid.detail':
    'Кодыг нэг л удаа, минутын дотор, авсан төхөөрөмж дээрээ ашиглана. Программаа дахин нээнэ үү.',
  'problem.not_a_shell': 'Энэ токен программынх биш',
  'problem.not_a_shell.detail': 'Зөвхөн төхөөрөмжид холбогдсон программын токеноор ажлын талбар нээнэ.',
  'audit.device.registered': 'Төхөөрөмж бүртгэсэн',
  'audit.device.approved': 'Төхөөрөмж зөвшөөрсөн',
  'audit.device.revoked': 'Төхөөрөмж хаасан',
  'audit.device.left': 'Дундын төхөөрөмжөөс гарсан',
  'audit.device.changed': 'Төхөөрөмжийн тохиргоо өөрчилсөн',
  'audit.device.policy_changed': 'Төхөөрөмжийн дүрэм өөрчилсөн',
  'audit.device.handoff_refused': 'Төхөөрөмжөөр нэвтрэхийг татгалзсан',
})
