/** The part of a `useQuery` result that a table needs. */
export type TableQuery<Row> = {
  data?: { items: readonly Row[]; next_cursor?: string | null; total?: number } | undefined
  error?: Error | null
  isPlaceholderData?: boolean
  refetch?: () => unknown
}

export const staticQuery = <Row>(rows: readonly Row[] | undefined): TableQuery<Row> => ({
  data: rows && { items: rows },
})
