import type { NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { selectReadyExports } from './export-store.ts'

export const EXPORT_READY = 'report_export_ready'

/** Tells the maker that a file can be fetched, for as long as it is kept. */
export const readyExports: NotificationKind = {
  kind: EXPORT_READY,
  permission: 'reports.read',
  byDefault: { bell: true, mail: false },
  async select(tx, _ctx, people) {
    const found = await selectReadyExports(tx, people)
    return found.map(({ id, name, created_by }) => ({
      subject: id,
      stage: 'ready',
      data: { report: name },
      people: [created_by],
    }))
  },
  path: () => '/reports?tab=exports',
}
