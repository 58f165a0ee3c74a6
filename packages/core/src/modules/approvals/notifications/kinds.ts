import type { NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { DOCUMENTS, selectReadable } from '../../documents/index.ts'
import { isFeatureEnabled } from '../../store/index.ts'
import { stageAt } from '../rules/deadlines.ts'
import { selectResults, selectStalled, selectWaiting } from './notification-store.ts'
import { RESULT, STALLED, WAITING } from './refresh.ts'

/** Only whoever is asked, or stands in for them, is told; when an approval goes to somebody else, what was told is withdrawn. */
export const waitingApprovals: NotificationKind = {
  kind: WAITING,
  permission: 'documents.read',
  byDefault: { bell: true, mail: true },
  async select(tx, ctx, people) {
    if (!(await isFeatureEnabled(tx, ctx, DOCUMENTS.name))) return []
    return (await selectWaiting(tx, people)).map(
      ({ id, person_id, for_name, document_id, title, sender, begun_at, due_at }) => ({
        subject: id,
        stage: stageOf({ begun_at, due_at, isSubstitute: for_name !== null }),
        data: { document_id, title, sender, due_at, ...(for_name !== null && { for_name }) },
        people: [person_id],
      }),
    )
  },
  path: () => '/approvals',
}

function stageOf(of: { begun_at: string; due_at: string | null; isSubstitute: boolean }): string {
  const times = { begun: Date.parse(of.begun_at), due: of.due_at === null ? null : Date.parse(of.due_at) }
  const stage = stageAt(times, Date.now())
  return stage === 'open' && of.isSubstitute ? 'substitute' : stage
}

/** What became of it, for whoever sent it and may still see the document. */
export const approvalResults: NotificationKind = {
  kind: RESULT,
  permission: 'documents.read',
  byDefault: { bell: true, mail: true },
  async select(tx, ctx, people) {
    if (!(await isFeatureEnabled(tx, ctx, DOCUMENTS.name))) return []
    const due = []
    for (const { id, document_id, title, status, started_by, owner_id } of await selectResults(tx, people)) {
      const maySee =
        started_by === owner_id || (await selectReadable(tx, { id: started_by }, [document_id])).size > 0
      if (maySee) due.push({ subject: id, stage: status, data: { document_id, title }, people: [started_by] })
    }
    return due
  },
  path: ({ document_id }) => `/documents/${document_id}`,
}

/** Whoever manages documents sees all of them, and can hand an approval to somebody else. */
export const stalledFlows: NotificationKind = {
  kind: STALLED,
  permission: 'documents.manage',
  byDefault: { bell: true, mail: true },
  async select(tx, ctx) {
    if (!(await isFeatureEnabled(tx, ctx, DOCUMENTS.name))) return []
    return (await selectStalled(tx)).map(({ id, document_id, title }) => ({
      subject: id,
      stage: 'stalled',
      data: { document_id, title },
    }))
  },
  path: ({ document_id }) => `/documents/${document_id}`,
}
