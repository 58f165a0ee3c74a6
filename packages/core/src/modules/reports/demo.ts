import { actingAs, type DemoContribution } from '../../kernel/module/demo-contribution.ts'
import { createReport, starReport } from './saved/reports.ts'

/** The administrator keeps a report of their own, and has it and a built-in one on the home page. */
export const demoReports: DemoContribution = async (given, { administrator, language }) => {
  const ctx = actingAs({ ...given, language }, administrator, ['reports.manage', 'organisation.read'])
  const { id } = await createReport(ctx, {
    name: ctx.services.translator.text(language, 'reports.demo'),
    chart: 'bar',
    query: {
      dataset: 'members',
      by: ['unit'],
      measures: ['count'],
      filters: [
        { column: 'status', op: 'eq', value: 'active' },
        { column: 'last_seen_at', op: 'not_within_days', value: 14 },
      ],
    },
  })
  for (const report of [id, 'sign_ins_by_day']) await starReport(ctx, report, true)
}
