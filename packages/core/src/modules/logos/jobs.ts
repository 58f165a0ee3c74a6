import { type Context, inPlatform } from '../../kernel/context.ts'
import { defineJob, defineSchedule } from '../../kernel/jobs/define-job.ts'
import { fetchLogo } from './fetch-logo.ts'
import { logoSources } from './sources.ts'
import { deleteUnnamed, selectDueLogos, upsertPicture, upsertProblem } from './store.ts'

export const FETCH_LOGOS = 'logos.fetch'

const EVERY_SECONDS = 60
const AT_ONCE = 20

/** Has slots of its own, since it waits on other hosts. */
export const fetchLogos = defineJob(FETCH_LOGOS, ctx => fetchDue(ctx), { concurrency: 1 })

export const refreshLogos = defineSchedule('logos.refresh', EVERY_SECONDS, async ctx => {
  await fetchDue(ctx)
  const sources = ctx.services.modules.extensions(logoSources)
  await inPlatform(ctx, 'copies of logos', tx => deleteUnnamed(tx, sources))
})

async function fetchDue(ctx: Context): Promise<void> {
  const sources = ctx.services.modules.extensions(logoSources)
  const due = await inPlatform(ctx, 'copies of logos', tx => selectDueLogos(tx, sources, AT_ONCE))
  await Promise.all(due.map(address => fetchOne(ctx, address)))
}

async function fetchOne(ctx: Context, address: string): Promise<void> {
  const found = await fetchLogo(ctx, address)
  await inPlatform(ctx, 'copies of logos', tx =>
    'problem' in found ? upsertProblem(tx, address, found.problem) : upsertPicture(tx, address, found),
  )
}
