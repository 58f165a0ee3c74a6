import { Type } from 'typebox'
import { Nullable, OneOf, Shape, Time } from '../../kernel/http/contract.ts'
import { EntranceReply } from '../identity/index.ts'

const Channel = OneOf('digital_signature', 'mobile_otp', 'bank', 'face')
const TenantChoice = Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })

const wish = {
  national_id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'registry number or civil id; absent: whoever scans the code',
    }),
  ),
  phone: Type.Optional(
    Type.String({ pattern: '^\\+?[0-9 ()-]{5,30}$', description: 'where the e-ID finds people by it' }),
  ),
  method: Type.Optional(Channel),
  flow: Type.Optional(OneOf('notification', 'device_link')),
}

export const LoginBody = Shape({
  ...wish,
  tenant: Type.Optional(TenantChoice),
  invitation: Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 200,
      description: 'the token of an invitation that names the registry number: it is accepted',
    }),
  ),
})
export const LinkBody = Shape(wish)

export const OptionsReply = Shape({
  channels: Type.Array(Channel),
  flows: Type.Array(OneOf('notification', 'device_link')),
  needs_phone: Type.Boolean({ description: 'the e-ID finds people by their telephone number' }),
  phone_page: Nullable(
    Type.String({ description: 'where a simulated e-ID is confirmed; null in production' }),
  ),
})

const DeviceLinks = Type.Array(Type.String(), {
  description: 'addresses for the QR code, one for each of the coming seconds',
})

export const StartedReply = Shape({
  request_id: Type.String(),
  verification_code: Nullable(Type.String({ description: 'to be compared with the phone' })),
  device_link: Type.Optional(Type.String({ description: 'the first of `device_links`' })),
  device_links: Type.Optional(DeviceLinks),
  expires_at: Time,
})

export const RequestParams = Shape({ request_id: Type.String({ minLength: 16, maxLength: 100 }) })

const wait = {
  wait: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 25, description: 'seconds to wait for the person; 25 unless said' }),
  ),
}

export const LoginQuery = Shape({
  ...wait,
  replace: Type.Optional(
    Type.Boolean({ description: 'ends the session of another person that this browser holds' }),
  ),
})
export const LinkQuery = Shape(wait)

export const PendingReply = Shape({
  status: OneOf('pending'),
  verification_code: Nullable(Type.String()),
  channel: Channel,
  device_links: Type.Optional(DeviceLinks),
  expires_at: Time,
})

export const LoginReply = Type.Union([PendingReply, ...EntranceReply.anyOf])
export const LinkReply = Type.Union([PendingReply, Shape({ status: OneOf('linked') })])

export const OtpBody = Shape({ code: Type.String({ pattern: '^[0-9]{4,10}$' }) })
