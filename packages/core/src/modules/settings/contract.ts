import { Type } from 'typebox'
import {
  eachLanguage,
  Id,
  LanguageTag,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  RoleReference,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

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

const REQUIRED = OneOf('off', 'everyone', 'roles')
const VERIFICATION = OneOf('required', 'preferred', 'discouraged')
const ATTACHMENT = OneOf('any', 'platform', 'cross-platform')
const Aaguids = Type.Array(Id, { maxItems: 200, uniqueItems: true, description: 'kinds of authenticators' })

/** `social`: through providers of the whole installation; `providers`: through the organisation's own. */
const Switch = Shape({
  enabled: Type.Boolean({ description: 'false: no session that began this way is in the organisation' }),
})
const SwitchBody = Type.Optional(Shape({ enabled: Type.Optional(Type.Boolean()) }))

export const Security = Shape({
  second_factor: Shape({
    required: REQUIRED,
    roles: Type.Array(RoleReference),
    grace_days: Type.Integer({ description: 'from the rule, or from joining: days to add a factor' }),
    since: Nullable(Time),
    federated_counts: Type.Boolean({
      description: 'an identity provider that says it asked for several factors (amr) counts',
    }),
  }),
  passkeys: Shape({
    enabled: Type.Boolean(),
    user_verification: VERIFICATION,
    attachment: ATTACHMENT,
    aaguid_allow: Type.Array(Type.String()),
    aaguid_deny: Type.Array(Type.String()),
  }),
  password: Shape({
    enabled: Type.Boolean({
      description: 'false: no session that began with a password is in the organisation',
    }),
    min_length: Nullable(Type.Integer()),
  }),
  eid: Switch,
  dan: Switch,
  social: Switch,
  providers: Switch,
  session_idle: Nullable(Type.Integer()),
  session_max: Nullable(Type.Integer()),
  session_limit: Nullable(Type.Integer({ description: 'most sessions of one person; the oldest make room' })),
  allowed_networks: Type.Array(Type.String(), {
    description: 'addresses and networks from which people may enter; none: from any',
  }),
  installation: Shape({
    session_idle: Type.Integer(),
    session_max: Type.Integer(),
    methods: Shape(
      {
        password: Type.Boolean(),
        passkey: Type.Boolean(),
        eid: Type.Boolean(),
        dan: Type.Boolean(),
        social: Type.Boolean(),
        providers: Type.Boolean(),
      },
      { description: 'what the installation has and has switched on' },
    ),
  }),
  version: Version,
})

export const SecurityBody = Shape({
  second_factor: Type.Optional(
    Shape({
      required: Type.Optional(REQUIRED),
      roles: Type.Optional(
        Type.Array(Text(64), { maxItems: 100, uniqueItems: true, description: 'ids or keys of roles' }),
      ),
      grace_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
      federated_counts: Type.Optional(Type.Boolean()),
    }),
  ),
  passkeys: Type.Optional(
    Shape({
      enabled: Type.Optional(Type.Boolean()),
      user_verification: Type.Optional(VERIFICATION),
      attachment: Type.Optional(ATTACHMENT),
      aaguid_allow: Type.Optional(Aaguids),
      aaguid_deny: Type.Optional(Aaguids),
    }),
  ),
  password: Type.Optional(
    Shape({
      enabled: Type.Optional(Type.Boolean()),
      min_length: Type.Optional(Nullable(Type.Integer({ minimum: 8, maximum: 128 }))),
    }),
  ),
  eid: SwitchBody,
  dan: SwitchBody,
  social: SwitchBody,
  providers: SwitchBody,
  session_idle: Type.Optional(Nullable(Seconds)),
  session_max: Type.Optional(Nullable(Seconds)),
  session_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1000 }))),
  allowed_networks: Type.Optional(
    Type.Array(Type.String({ minLength: 2, maxLength: 49 }), { maxItems: 200, uniqueItems: true }),
  ),
  version: Type.Optional(Version),
})

export const MissingFactorQuery = ListQuery({})
export const MissingFactor = List(
  Shape({
    user: PersonReference,
    required: Type.Boolean({ description: 'the rule of the organisation applies to this person' }),
    due_at: Nullable(Time),
  }),
)

/** By the name of the feature. */
export const Features = Type.Record(Type.String({ maxLength: 64 }), Type.Boolean(), {
  description: 'whether each feature of the core is on in the organisation, by its name',
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
