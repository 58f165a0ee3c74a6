import { randomBytes, randomUUID } from 'node:crypto'
import { volumeId } from '../volume/ids.ts'
import type { Call } from './calls.ts'

const person = volumeId('person', 101)
const report = volumeId('report', 7)
const made = volumeId('export', 7)
const share = volumeId('share', 7)
const query = { dataset: 'members', by: [], measures: [], filters: [] }
const page = { limit: 50 }
const email = 'p7@volume.example'
const soon = new Date('2030-01-01T00:00:00Z')
const by = { id: person, name: 'Болд' }

export const REPORT_CALLS: Readonly<Record<string, Call>> = {
  insertReport: ['tenant', { id: randomUUID(), name: 'x', query, chart: 'table', created_by: by }],
  selectReports: ['tenant', page, false],
  selectReport: ['tenant', report],
  updateReport: ['tenant', report, { name: 'x', query, chart: 'bar', version: undefined }],
  updateDeleted: ['tenant', report, true],
  deleteOldReports: ['tenant'],
  selectStars: ['tenant', person],
  insertStar: ['tenant', person, report],
  deleteStar: ['tenant', person, report],
  insertExport: [
    'tenant',
    {
      id: randomUUID(),
      name: 'x',
      query,
      format: 'csv',
      language: 'mn',
      created_by: person,
      expires_at: soon,
    },
  ],
  selectExport: ['tenant', made],
  selectExports: ['tenant', person, page],
  countOpenExports: ['tenant', person],
  countExportBytes: ['tenant'],
  updateExportStatus: ['tenant', made, { from: ['ready'], to: 'failed' }],
  updateTotal: ['tenant', made, 7],
  insertPart: ['tenant', volumeId('export', 1000), { position: 9, body: Buffer.from('x'), rows: 1 }],
  selectPart: ['tenant', made, 1],
  deleteParts: ['tenant', made],
  deleteExpiredExports: ['tenant'],
  selectReadyExports: ['tenant', [person]],
  upsertReportSettings: ['tenant', { zone: 'Asia/Hovd', links_for_anyone: false, version: undefined }],
  upsertOwnZone: ['tenant', person, 'Asia/Hovd'],
  deleteOwnZone: ['tenant', person],
  selectSchedule: ['tenant', report],
  upsertSchedule: [
    'tenant',
    {
      report_id: report,
      every: 'week',
      minute_of_day: 480,
      zone: 'Asia/Hovd',
      people: [person],
      next_at: soon,
      created_by: person,
      paused: false,
      version: undefined,
    },
  ],
  deleteSchedule: ['tenant', report],
  selectDueSchedules: ['tenant'],
  selectTenantsWithDueReports: ['platform'],
  updateNext: ['tenant', report, { from: '2026-11-16T00:00:00Z', to: soon }],
  selectActiveRecipients: ['tenant', [person]],
  selectMemberRights: ['tenant', person],
  insertShare: [
    'tenant',
    {
      id: randomUUID(),
      report,
      name: 'x',
      query,
      token_hash: randomBytes(32),
      audience: 'tenant',
      emails: [],
      mode: 'live',
      snapshot: null,
      language: 'mn',
      expires_at: soon,
      created_by: person,
      created_by_name: 'x',
    },
  ],
  selectShares: ['tenant', report],
  countOpenShares: ['tenant', report],
  updateRevoked: ['tenant', report, share],
  selectShareTenant: ['platform', randomBytes(32)],
  selectOpenShare: ['tenant', randomBytes(32)],
  selectSnapshot: ['tenant', share],
  updateOpened: ['tenant', share, 30],
  upsertShareCode: ['tenant', { share_id: share, email, code_hash: randomBytes(32) }],
  updateCodeTries: ['tenant', share, email],
  deleteOldShares: ['tenant'],
}
