export { AuditList, AuditQuery } from './contract.ts'
export { exportRecords, recordPages } from './export.ts'
export { createRefusalNotes, type RefusalNotes } from './refusals.ts'
export { type AuditRecord, listRecords } from './service.ts'
