import { inPlatform } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import {
  deleteFailedJob,
  type FailedJob,
  selectFailedJobs,
  updateJobsRetried,
} from '../../../kernel/jobs/failed/failed-job-store.ts'
import { selectTenantSummaries } from '../../../modules/tenancy/index.ts'
import type { Platform } from '../../../platform.ts'
import { type Command, defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT, usageError } from '../../exit-code.ts'
import { table } from '../../terminal.ts'
import { withPlatform } from '../../with-platform.ts'

type ListedJob = FailedJob & { readonly tenant: string | null }

export const jobsListCommand: Command = defineCommand({
  name: 'jobs list',
  summary: 'List the jobs that failed for good.',
  details: ['The newest first, at most 500. They are kept for thirty days.'],
  options: {
    task: { type: 'string', value: 'TASK', about: 'Only those of this task.' },
    ...JSON_OPTION,
  },
  examples: ['tamga jobs list', 'tamga jobs list --task ring.send --json'],
  async run(call) {
    const jobs = await withPlatform(call, platform => listFailed(platform, call.options.task ?? null))
    if (call.options.json) call.terminal.json(jobs)
    else if (jobs.length === 0) call.terminal.say('No job failed for good.')
    else
      for (const line of table([['ID', 'TASK', 'ORGANISATION', 'SINCE', 'ERROR'], ...jobs.map(rowOf)]))
        call.terminal.say(line)
    return EXIT.done
  },
})

async function listFailed({ ctx }: Platform, task: string | null): Promise<ListedJob[]> {
  const jobs = await selectFailedJobs(ctx.services.database, task)
  const tenants = await inPlatform(ctx, 'command line', selectTenantSummaries)
  const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]))
  return jobs.map(job => ({ ...job, tenant: slugs.get(job.tenant_id ?? '') ?? job.tenant_id }))
}

const rowOf = ({ id, task, tenant, failed_at, last_error }: ListedJob): string[] => [
  id,
  task,
  tenant ?? '-',
  failed_at,
  (last_error ?? '').replaceAll(/\s+/g, ' ').slice(0, 120),
]

export const jobsRetryCommand: Command = defineCommand({
  name: 'jobs retry',
  summary: 'Let jobs that failed for good begin anew.',
  details: [
    'One by its id, or all of a task, when the cause is removed. A running process takes them within a second.',
  ],
  options: {
    id: { type: 'string', value: 'ID', about: 'The job, as "tamga jobs list" names it.', positional: true },
    task: { type: 'string', value: 'TASK', about: 'All failed jobs of this task.' },
    ...JSON_OPTION,
  },
  examples: [
    'tamga jobs retry 0199f2a0-7c1e-7b3a-9d55-0c6f1a2b3c4d',
    'tamga jobs retry --task oauth.deliver_logout',
  ],
  async run(call) {
    const { id, task, json } = call.options
    if ((id === undefined) === (task === undefined))
      throw usageError('Give the id of a job, or --task for all of a task.')
    const choice = id === undefined ? { task: task! } : { id: requireId(id) }
    const retried = await withPlatform(call, ({ services }) => updateJobsRetried(services.database, choice))
    if (id !== undefined && retried === 0) throw noSuchJob(id)
    if (json) call.terminal.json({ retried })
    else call.terminal.say(`Jobs that begin anew: ${retried}.`)
    return EXIT.done
  },
})

export const jobsDropCommand: Command = defineCommand({
  name: 'jobs drop',
  summary: 'Remove a job that failed for good.',
  details: ['What it was to do is not done. The history of its runs is kept for thirty days.'],
  options: {
    id: {
      type: 'string',
      value: 'ID',
      about: 'The job, as "tamga jobs list" names it.',
      positional: true,
      required: true,
    },
    ...JSON_OPTION,
  },
  examples: ['tamga jobs drop 0199f2a0-7c1e-7b3a-9d55-0c6f1a2b3c4d'],
  async run(call) {
    const id = requireId(call.options.id)
    if (!(await withPlatform(call, ({ services }) => deleteFailedJob(services.database, id))))
      throw noSuchJob(id)
    if (call.options.json) call.terminal.json({ dropped: id })
    else call.terminal.say(`Removed: ${id}.`)
    return EXIT.done
  },
})

function requireId(id: string): string {
  if (!isUuid(id)) throw usageError(`"${id}" is no id of a job; "tamga jobs list" shows them.`)
  return id
}

const noSuchJob = (id: string): CommandFailure =>
  new CommandFailure(`No job ${id} failed for good; "tamga jobs list" shows those that did.`)
