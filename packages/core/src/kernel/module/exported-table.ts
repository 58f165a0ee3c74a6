/** A table of the tenant in its export: what each line is called, and the columns that may leave. Secrets are never among them. */
export type ExportedTable = Readonly<{
  type: string
  table: string
  columns: readonly string[]
  /** The rest of the primary key, after tenant_id: the order of the export. */
  key: readonly string[]
}>
