import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'menu.assistant': 'Туслах',
  'feature.assistant.name': 'Туслах',
  'feature.assistant.description':
    'Асаавал асуулт болон түүнд хариулахад хэрэгтэй бичлэгийн хэсэг (нэр, и-мэйл, үүрэг, цаг) хиймэл оюуны серверт илгээгдэж, зөвшөөрсөн агентууд MCP-ээр уншина. Регистрийн дугаар, иргэний дугаар, утас илгээгдэхгүй.',
  'permission.assistant.read': 'Туслахаас асуух',
  'permission.assistant.manage': 'Холбогдсон агентуудыг удирдах',
  'audit.assistant.asked': 'Туслахаас асуусан',
  'audit.assistant.conversation_created': 'Туслахтай яриа эхлүүлсэн',
  'audit.assistant.conversation_deleted': 'Туслахтай хийсэн яриаг устгасан',
  'audit.assistant.proposal_dismissed': 'Санал болгосон өөрчлөлтөөс татгалзсан',
  'assistant.proposal.end_sessions': '{name}: байгууллага дахь бүх нэвтрэлтийг таслах',
  'assistant.proposal.suspend_member': '{name}: гишүүнийг түр хаах',
  'assistant.proposal.take_role': '{name}: «{other}» үүргийг хасах',
  'problem.ai_unavailable': 'Туслах одоогоор боломжгүй байна',
  'problem.ai_unavailable.detail':
    'Энэ суулгацад хиймэл оюуны түлхүүр тохируулаагүй байна. Бусад бүх зүйл хэвийн ажиллана.',
  'problem.ai_budget_spent': 'Туслахын хязгаарт хүрлээ',
  'problem.ai_budget_spent.detail':
    'Таны өдрийн эсвэл байгууллагын сарын хэмжээ дууссан байна. Дараа дахин оролдоно уу.',
  'problem.conversation_busy': 'Өмнөх асуултад хариулж байна',
  'problem.conversation_busy.detail': 'Хариултыг дуустал хүлээгээд дараагийн асуултаа илгээнэ үү.',
  'problem.proposal_expired': 'Саналын хугацаа дууссан эсвэл аль хэдийн ашиглагдсан',
  'problem.proposal_expired.detail':
    'Санал 10 минут хүчинтэй бөгөөд нэг л удаа хэрэгжинэ. Туслахаас дахин хүснэ үү.',
  'problem.proposal_differs': 'Илгээсэн хүсэлт саналаас өөр байна',
  'problem.proposal_differs.detail': 'Зөвхөн танд үзүүлсэн өөрчлөлт хэрэгжинэ. Юу ч өөрчлөгдөөгүй.',
})
