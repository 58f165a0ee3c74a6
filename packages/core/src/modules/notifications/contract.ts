import { Type } from 'typebox'
import { Id, List, ListQuery, Nullable, Shape, Text, Time } from '../../kernel/http/contract.ts'

export const Notification = Shape(
  {
    id: Id,
    kind: Type.String(),
    title: Type.String(),
    body: Type.String(),
    path: Type.String({ description: 'where it leads, below the origin' }),
    at: Time,
    read_at: Nullable(Time),
  },
  { $id: 'Notification' },
)

export const NotificationQuery = ListQuery({ unread: Type.Optional(Type.Boolean()) })

export const NotificationList = Shape({
  ...List(Notification).properties,
  unread: Type.Integer({ description: 'how many of all are unread' }),
})

export const ReadGiven = Shape({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
  all: Type.Optional(Type.Literal(true)),
})

export const Unread = Shape({ unread: Type.Integer() })

export const Switch = Shape(
  {
    kind: Type.String(),
    name: Type.String(),
    bell: Type.Boolean(),
    mail: Type.Boolean({ description: 'part of the mail that sums up what is unread, at most once a day' }),
  },
  { $id: 'NotificationSwitch' },
)

export const Switches = Shape({ items: Type.Array(Switch) })

export const SwitchesGiven = Shape({
  switches: Type.Array(
    Shape({ kind: Text(100), bell: Type.Optional(Type.Boolean()), mail: Type.Optional(Type.Boolean()) }),
    { minItems: 1, maxItems: 100 },
  ),
})
