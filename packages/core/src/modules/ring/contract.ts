import { Type } from 'typebox'
import { Id, List, ListQuery, Nullable, OneOf, Shape, Text, Time } from '../../kernel/http/contract.ts'

const Direction = OneOf('out', 'in')
const MessageStatus = OneOf('queued', 'retrying', 'held', 'delivered', 'dead', 'received')

const Key = Shape({
  kid: Type.String(),
  public_key: Type.String({ description: 'Ed25519, SPKI in base64' }),
  fingerprint: Type.String({ description: 'SHA-256 of the public key, for two operators to compare' }),
  valid_from: Time,
  valid_to: Nullable(Time),
})

export const OwnCard = Shape({ name: Type.String(), base_url: Type.String(), keys: Type.Array(Key) })
export const RotateBody = Shape({
  overlap_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_592_000 })),
})

export const Peer = Shape({
  id: Id,
  name: Type.String(),
  base_url: Type.String(),
  status: OneOf('unconfirmed', 'active', 'suspended'),
  keys: Type.Array(Key),
  created_at: Time,
})
export const Peers = List(Peer)
export const WholeQuery = ListQuery({})
export const PeerParams = Shape({ id: Id })
export const PeerKeyParams = Shape({ id: Id, kid: Type.String() })
export const PeerBody = Shape({
  base_url: Type.String({ pattern: '^https?://[^/?#\\s]+/?$', maxLength: 300 }),
  name: Type.Optional(Text(100)),
})
export const ConfirmBody = Shape({ fingerprint: Text(200) })

const PeerReference = Shape({ id: Id, name: Type.String(), base_url: Type.String() })

export const Link = Shape({
  id: Id,
  peer: PeerReference,
  service: Type.String(),
  direction: Direction,
  status: OneOf('proposed', 'approved', 'suspended'),
  we_approve: Type.Boolean(),
  they_approve: Type.Boolean(),
  we_suspend: Type.Boolean(),
  they_suspend: Type.Boolean(),
  changed_at: Time,
})
export const Links = List(Link)
export const LinkBody = Shape({ peer: Id, service: Text(64), direction: Direction })

export const Services = List(Shape({ name: Type.String(), description: Type.String() }))

export const Message = Shape({
  id: Id,
  peer: PeerReference,
  service: Type.String(),
  direction: Direction,
  message_id: Id,
  status: MessageStatus,
  attempts: Type.Integer(),
  problem: Nullable(Type.String()),
  size: Type.Integer(),
  at: Time,
  finished_at: Nullable(Time),
})
export const Messages = List(Message)
export const MessagesQuery = ListQuery({
  peer: Type.Optional(Id),
  service: Type.Optional(Text(64)),
  status: Type.Optional(MessageStatus),
  direction: Type.Optional(Direction),
})
export const TestReply = Shape({ ok: Type.Boolean(), latency_ms: Type.Integer(), message: Message })

export const Traffic = Shape({
  since: Time,
  items: Type.Array(
    Shape({
      peer_id: Id,
      service: Type.String(),
      direction: Direction,
      done: Type.Integer(),
      waiting: Type.Integer(),
      dead: Type.Integer(),
      last_at: Time,
    }),
  ),
})
