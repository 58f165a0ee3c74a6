import { Type } from 'typebox'
import { LanguageTag, List, ListQuery, Shape, Text } from '../../../kernel/http/contract.ts'

const Version = Type.Integer({ minimum: 1 })
const Subject = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]+$' })
const Heading = Text(200)
const Body = Type.String({ minLength: 1, maxLength: 4000 })

export const TemplateParams = Shape({ kind: Type.String(), language: LanguageTag })

export const TemplatesQuery = ListQuery({})
export const Templates = List(
  Shape({
    kind: Type.String(),
    name: Type.String(),
    placeholders: Type.Array(Type.String()),
    customised: Type.Array(LanguageTag, { description: 'languages with a wording of the organisation' }),
  }),
)

const Wording = { subject: Type.String(), heading: Type.String(), body: Type.String() }

export const Template = Shape({
  kind: Type.String(),
  language: LanguageTag,
  ...Wording,
  default: Shape(Wording),
  is_default: Type.Boolean(),
  placeholders: Type.Array(Type.String()),
  version: Version,
})

export const TemplateBody = Shape({
  subject: Subject,
  heading: Heading,
  body: Body,
  version: Type.Optional(Version),
})

export const PreviewBody = Shape({
  subject: Type.Optional(Subject),
  heading: Type.Optional(Heading),
  body: Type.Optional(Body),
})

export const Preview = Shape({
  subject: Type.String(),
  brand: Type.String(),
  heading: Type.String(),
  paragraphs: Type.Array(Type.String()),
  action: Type.String({ description: 'label of the button' }),
  footer: Type.String(),
  text: Type.String(),
  html: Type.String(),
})

export const TestReply = Shape({ email: Type.String() })
