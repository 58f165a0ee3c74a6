import type { Generated } from 'kysely'

/** Tables of the platform role: an account is not of one tenant. */
export type AccountTables = {
  email_change: {
    id: string
    person_id: string
    from_email: string
    to_email: string
    requested_at: Generated<string>
    expires_at: string
    confirmed_at: string | null
    undo_id: string | null
    undone_at: string | null
  }
  account_closing: { person_id: string; requested_at: Generated<string>; closes_at: string }
}
