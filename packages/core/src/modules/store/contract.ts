import { Type } from 'typebox'
import {
  eachLanguage,
  LanguageTag,
  List,
  ListQuery,
  Nullable,
  OneOf,
  Shape,
} from '../../kernel/http/contract.ts'

const Translations = Shape({
  ...eachLanguage(Type.Optional(Type.String())),
  mn: Type.String(),
  en: Type.String(),
})

/** A text in the caller's language, or by language where all were asked for. */
const LocalText = Type.Union([Type.String(), Translations])

const Lang = Type.Optional(OneOf('all', ...LanguageTag.enum))

export const App = Shape({
  slug: Type.String(),
  id: Type.String(),
  name: LocalText,
  description: LocalText,
  icon: Type.String(),
  category: Type.String(),
  version: Type.String(),
  versions: Type.Array(Shape({ version: Type.String(), date: Type.String(), change: LocalText })),
  dependencies: Type.Array(Shape({ slug: Type.String(), range: Type.String() })),
  dependents: Type.Array(Type.String()),
  installed: Type.Boolean(),
  active: Type.Boolean(),
  required: Type.Boolean(),
})

export const AppList = List(App)
export const AppsQuery = ListQuery({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  installed: Type.Optional(Type.Boolean()),
  lang: Lang,
})
export const AppQuery = Shape({ lang: Lang })
export const AppParams = Shape({ slug: Type.String() })
export const ActiveBody = Shape({ active: Type.Boolean() })
export const InstallReply = Shape({
  installed: Type.Array(Type.String(), { description: 'In install order; empty when nothing was missing' }),
})
export const PlanReply = Shape({
  install: Type.Array(Type.String(), { description: 'What an installation would bring, in install order' }),
  blocked: Nullable(Type.String({ description: 'The chain of dependencies that forbids it' })),
})

const entry = {
  key: Type.String(),
  label: Type.String(),
  icon: Type.String(),
  path: Nullable(Type.String({ description: 'Null for a group' })),
  app: Nullable(Type.String()),
  order: Type.Integer(),
}
const MenuLeaf = Shape({ ...entry, children: Type.Array(Shape({}), { maxItems: 0 }) })
export const MenuReply = Shape({ items: Type.Array(Shape({ ...entry, children: Type.Array(MenuLeaf) })) })
