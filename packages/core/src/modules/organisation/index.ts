export { type CsvRow, type LineError, readCsvFile, textErrors } from './csv-file.ts'
export { importInvalid, localised } from './import-errors.ts'
export { endMemberships, type MembershipEnding } from './members/end-memberships.ts'
export { matchesWord } from './members/member-search-store.ts'
