/** A CSV file as the body of an import; a dry run says what would be done, line by line. */
export const csvBody = (csv: string, dryRun: boolean) => ({
  params: { query: { dry_run: dryRun } },
  body: csv,
  bodySerializer: (text: string) => text,
  headers: { 'content-type': 'text/csv' },
})
