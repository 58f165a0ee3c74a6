import { isDay } from '../../../kernel/days/day.ts'
import { type FieldError, invalid } from '../../../kernel/http/problem.ts'
import type { Template, TemplateField } from './template-store.ts'

type Values = Readonly<Record<string, string>>

const PLACE = /\{\{([a-z][a-z0-9_]{0,39})\}\}/g

/** Keys of the places in a text. */
export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, key]) => key!)

/** The text with its places filled in. A value is text and nothing else: places in it stay as they are written. */
export function fillTemplate({ text, fields }: Pick<Template, 'text' | 'fields'>, values: Values): string {
  const errors = [
    ...Object.keys(values)
      .filter(key => !fields.some(field => field.key === key))
      .map(key => ({ path: `/fields/${key}`, code: 'unknown_field' })),
    ...fields.flatMap(field => faultOf(field, values[field.key]?.trim() ?? '')),
  ]
  if (errors.length > 0) throw invalid(...errors)
  return text.replace(PLACE, (_place, key: string) => values[key]?.trim() ?? '')
}

function faultOf({ key, kind, required, choices }: TemplateField, value: string): FieldError[] {
  const path = `/fields/${key}`
  if (value === '') return required ? [{ path, code: 'required' }] : []
  if (kind === 'number' && !/^-?\d{1,15}([.,]\d{1,6})?$/.test(value))
    return [{ path, code: 'type', params: { expected: 'number' } }]
  if (kind === 'date' && !isDay(value)) return [{ path, code: 'format', params: { format: 'date' } }]
  if (kind === 'choice' && !choices?.includes(value))
    return [{ path, code: 'one_of', params: { allowed: choices?.join(', ') ?? '' } }]
  return []
}
