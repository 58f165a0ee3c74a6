import type { PersonRef } from '../../kernel/context.ts'

export type DocumentStatus =
  | 'draft'
  | 'in_approval'
  | 'approved'
  | 'returned'
  | 'rejected'
  | 'signed'
  | 'archived'

/** From little to much: each level holds those before it. */
export const ACCESS_LEVELS = ['read', 'comment', 'edit'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

export type VersionKind = 'upload' | 'template' | 'signature'

/** A document as the API shows it. */
export type DocumentRow = {
  id: string
  title: string
  number: string | null
  status: DocumentStatus
  owner: PersonRef
  unit: { id: string; name: string; code: string | null } | null
  folder: { id: string; name: string } | null
  labels: string[]
  version_no: number
  sha256: string | null
  size: number | null
  signatures: number
  legal_hold: boolean
  created_at: string
  updated_at: string
  version: number
}

export type VersionRow = {
  no: number
  sha256: string
  size: number
  kind: VersionKind
  note: string | null
  created_at: string
  created_by: PersonRef
}
