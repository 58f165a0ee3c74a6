import { Type } from 'typebox'
import { Id, OneOf, PersonName, Shape, Text, Time } from '../../../kernel/http/contract.ts'

const Field = Shape({
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
  label: PersonName,
  kind: OneOf('text', 'multiline', 'date', 'number', 'choice'),
  required: Type.Boolean(),
  choices: Type.Optional(Type.Array(PersonName, { minItems: 1, maxItems: 50, uniqueItems: true })),
})

const content = {
  name: PersonName,
  text: Type.String({
    minLength: 1,
    maxLength: 50_000,
    description: 'lines of text; {{key}} stands for what is given for the field of that key',
  }),
  fields: Type.Array(Field, { maxItems: 50 }),
}

export const Template = Shape({ id: Id, ...content, created_at: Time, version: Type.Integer() })
export const Templates = Shape({ items: Type.Array(Template) })
export const NewTemplate = Shape(content)
export const TemplateChange = Shape({ ...content, version: Type.Optional(Type.Integer()) })

/** Values by key. Their kinds are judged by the template. */
export const FieldValues = Type.Record(Type.String({ maxLength: 40 }), Text(10_000, 0), { maxProperties: 50 })
