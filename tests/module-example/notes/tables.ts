import type { Generated } from '@tamga/core'

export type NoteTables = {
  note: {
    tenant_id: Generated<string>
    id: Generated<string>
    text: string
    author_id: string | null
    author_name: string | null
    author_email: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
}
