import type { Client } from '../../data/clients.ts'

export type ClientTabProps = {
  client: Client
  /** The version that the page knows: what it opened with, and what it saved itself since. */
  version: number
  onSaved: (client: Client) => void
  onReload: () => void
}
