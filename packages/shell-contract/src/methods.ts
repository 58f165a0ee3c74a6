import { type Static, Type } from 'typebox'

const Nothing = Type.Object({}, { additionalProperties: false })
const Void = Type.Null()
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Url = Type.String({ format: 'uri', maxLength: 2000 })
/** A receipt is small enough to be the address itself (`data:`). */
const PrintUrl = Type.String({ format: 'uri', maxLength: 64_000 })
const Shape = <T extends Record<string, import('typebox').TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

const Person = Shape({ id: Text(64), name: Text(200), email: Text(254) })
const Tenant = Shape({ id: Text(64), slug: Text(64), name: Text(200) })
const Session = Shape({ person: Person, tenant: Tenant, expires_at: Text(40) })

const MenuItem = Type.Cyclic(
  {
    MenuItem: Shape({
      key: Text(64),
      label: Text(200),
      icon: Text(64),
      path: Type.Union([Text(500), Type.Null()]),
      badge: Type.Optional(Type.Integer({ minimum: 0 })),
      children: Type.Array(Type.Ref('MenuItem'), { maxItems: 200 }),
    }),
  },
  'MenuItem',
)

/** What the client may ask of its host: parameters and result of each method. Binary data travels by one-time address. */
export const METHODS = {
  'session.get': { params: Nothing, result: Type.Union([Session, Type.Null()]) },
  'session.signOut': { params: Nothing, result: Void },
  'session.switchTenant': { params: Shape({ tenant: Text(64) }), result: Session },
  'session.reauthenticate': { params: Shape({ return_to: Type.Optional(Text(2000)) }), result: Session },
  'menu.get': { params: Nothing, result: Shape({ items: Type.Array(MenuItem, { maxItems: 200 }) }) },
  'menu.setActive': { params: Shape({ path: Text(500) }), result: Void },
  'menu.setBadge': { params: Shape({ key: Text(64), count: Type.Integer({ minimum: 0 }) }), result: Void },
  'shell.ready': {
    params: Shape({ supports: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }) }),
    result: Shape({ major: Type.Integer({ minimum: 1 }) }),
  },
  'shell.setTitle': { params: Shape({ title: Text(200) }), result: Void },
  'shell.openExternal': { params: Shape({ url: Url }), result: Void },
  'shell.notify': { params: Shape({ title: Text(200), body: Type.Optional(Text(1000)) }), result: Void },
  'shell.setLocale': { params: Shape({ language: Text(8) }), result: Void },
  'shell.setTheme': { params: Shape({ scheme: Type.Enum(['light', 'dark', 'auto']) }), result: Void },
  'device.print': {
    params: Shape({ url: PrintUrl, copies: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })) }),
    result: Void,
  },
  'device.scan': {
    params: Shape({ kinds: Type.Array(Type.Enum(['barcode', 'qr', 'document']), { minItems: 1 }) }),
    result: Shape({ text: Text(4000) }),
  },
  'device.cashDrawer': { params: Nothing, result: Void },
  'device.display': { params: Shape({ lines: Type.Array(Text(40), { maxItems: 4 }) }), result: Void },
  'device.pay': {
    params: Shape({
      amount: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,2})?$' }),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      reference: Text(64),
    }),
    result: Shape({ approved: Type.Boolean(), authorization: Type.Union([Text(64), Type.Null()]) }),
  },
  'device.saveFile': {
    params: Shape({ url: Url, name: Text(200) }),
    result: Shape({ saved: Type.Boolean() }),
  },
  'device.pickFile': {
    params: Shape({ accept: Type.Array(Text(100), { maxItems: 20 }) }),
    result: Shape({ url: Url, name: Text(200), size: Type.Integer({ minimum: 0 }) }),
  },
  'device.biometric': { params: Shape({ reason: Text(200) }), result: Shape({ verified: Type.Boolean() }) },
  'device.sign': {
    params: Shape({ digest: Text(200), algorithm: Text(20) }),
    result: Shape({ signature: Text(8000) }),
  },
  // Since 1.1: what is done without a network waits in the host's own store, which neither reads nor changes it.
  'offline.keep': {
    params: Shape({ id: Text(64), kind: Text(64), body: Type.String({ maxLength: 200_000 }) }),
    result: Shape({ waiting: Type.Integer({ minimum: 0 }) }),
  },
  'offline.waiting': { params: Nothing, result: Shape({ waiting: Type.Integer({ minimum: 0 }) }) },
  // Since 1.2: values that a page finds again after the host forgot everything else of it. An empty one is deleted.
  'offline.write': {
    params: Shape({ name: Text(64), body: Type.String({ maxLength: 200_000 }) }),
    result: Void,
  },
  'offline.read': {
    params: Shape({ name: Text(64) }),
    result: Shape({ body: Type.Union([Type.String({ maxLength: 200_000 }), Type.Null()]) }),
  },
  'kiosk.reset': { params: Nothing, result: Void },
  'kiosk.idle': { params: Shape({ seconds: Type.Integer({ minimum: 10, maximum: 86_400 }) }), result: Void },
} as const

/** What the host tells the client without being asked. */
export const EVENTS = {
  'session.changed': Session,
  'session.expired': Nothing,
  'menu.select': Shape({ path: Text(500) }),
  'locale.changed': Shape({ language: Text(8) }),
  'theme.changed': Shape({ scheme: Type.Enum(['light', 'dark', 'auto']) }),
  'network.changed': Shape({ online: Type.Boolean() }),
  'device.scan': Shape({ text: Text(4000) }),
  'device.status': Shape({ device: Text(64), status: Type.Enum(['ready', 'busy', 'error', 'gone']) }),
  'shell.suspend': Nothing,
  'shell.resume': Nothing,
  'kiosk.idle': Nothing,
} as const

export type Method = keyof typeof METHODS
export type ShellEvent = keyof typeof EVENTS
export type Params<M extends Method> = Static<(typeof METHODS)[M]['params']>
export type Result<M extends Method> = Static<(typeof METHODS)[M]['result']>
export type Data<E extends ShellEvent> = Static<(typeof EVENTS)[E]>
