import { Type } from 'typebox'
import { eachLanguage, LanguageTag, Nullable, OneOf, Shape, Text } from '../../kernel/http/contract.ts'

const Version = Type.Integer({ minimum: 1 })

export const PlatformSettings = Shape({ access_mode: OneOf('invited', 'public'), version: Version })
export const PlatformBody = Shape({
  access_mode: OneOf('invited', 'public'),
  version: Type.Optional(Version),
})

const ByLanguage = (maxLength: number) => Shape(eachLanguage(Type.Optional(Text(maxLength))))

// A path of this origin, an https address, or the image itself.
const LOGO =
  '^(/(?!/)[^\\s\\\\]*|https://[^\\s\\\\]+|data:image/(png|jpeg|webp|svg\\+xml);base64,[A-Za-z0-9+/=]+)$'

const Brand = Shape({
  name: Type.Optional(ByLanguage(80)),
  short_name: Type.Optional(ByLanguage(30)),
  description: Type.Optional(ByLanguage(500)),
  color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  logo_uri: Type.Optional(Type.String({ pattern: LOGO, maxLength: 350_000 })),
  sections: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9](-?[a-z0-9])*$', maxLength: 63 }), {
      maxItems: 20,
      uniqueItems: true,
    }),
  ),
})

export const Appearance = Shape({
  default_language: LanguageTag,
  languages: Type.Array(LanguageTag),
  brand: Brand,
  version: Version,
})

/** What is absent stays as it is; `brand` is replaced as a whole. */
export const AppearanceBody = Shape({
  default_language: Type.Optional(LanguageTag),
  languages: Type.Optional(Type.Array(LanguageTag, { minItems: 1, uniqueItems: true })),
  brand: Type.Optional(Brand),
  version: Type.Optional(Version),
})

const Seconds = Type.Integer({ minimum: 60, maximum: 315_360_000 })

export const Security = Shape({
  session_idle: Nullable(Type.Integer()),
  session_max: Nullable(Type.Integer()),
  session_limit: Nullable(Type.Integer({ description: 'most sessions of one person; the oldest make room' })),
  allowed_networks: Type.Array(Type.String(), {
    description: 'addresses and networks from which people may enter; none: from any',
  }),
  installation: Shape({ session_idle: Type.Integer(), session_max: Type.Integer() }),
  version: Version,
})

export const SecurityBody = Shape({
  session_idle: Type.Optional(Nullable(Seconds)),
  session_max: Type.Optional(Nullable(Seconds)),
  session_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1000 }))),
  allowed_networks: Type.Optional(
    Type.Array(Type.String({ minLength: 2, maxLength: 49 }), { maxItems: 200, uniqueItems: true }),
  ),
  version: Type.Optional(Version),
})

export const BrandQuery = Shape({
  tenant: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })),
})

export const BrandReply = Shape({
  name: Type.String(),
  short_name: Type.String(),
  description: Type.String(),
  color: Type.String(),
  logo_uri: Nullable(Type.String()),
  logo_dark_uri: Nullable(Type.String()),
  icon_uri: Nullable(Type.String()),
  docs_url: Nullable(Type.String()),
  sections: Type.Array(Type.String()),
  default_language: LanguageTag,
  languages: Type.Array(LanguageTag),
})

export const MessagesParams = Shape({ lang: Type.String() })
export const MessagesReply = Shape({
  lang: Type.String(),
  messages: Type.Record(Type.String(), Type.Unknown()),
})
