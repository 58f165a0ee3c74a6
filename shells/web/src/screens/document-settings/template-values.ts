import type { DocumentTemplate } from '../../data/documents/documents.ts'

export type FieldGiven = DocumentTemplate['fields'][number]
export type TemplateValues = { name: string; text: string; fields: FieldGiven[] }
