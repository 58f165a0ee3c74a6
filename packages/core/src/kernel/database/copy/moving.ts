/** Rows of people stand above organisations: only those of the members go along. */
export type MovedPeople = Readonly<{
  /** The column that names the person. */
  person: string
  /** Values that are the installation's own: what stands in their place, as text. */
  instead?: Readonly<Record<string, string | null>>
}>

/**
 * How a module's rows go along when an organisation is copied to another installation. Tables with a `tenant_id` that is never
 * null go by themselves.
 */
export type Moving = Readonly<{
  /** The table of the organisations themselves. */
  organisation?: string
  /** Tables of people that go along; the one of the people themselves comes first. */
  people?: Readonly<Record<string, MovedPeople>>
  /** Tables of the organisation that stay: they open a door for a moment, or would be worked off twice. */
  stays?: readonly string[]
}>
