import assert from 'node:assert/strict'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  pg,
  type TestPlatform,
  testsEverything,
  until,
} from '@tamga/core/testing'
import { changeScenario } from '../../policy/scenarios/change-scenario.ts'
import type { Recorder } from '../recorder.ts'
import { readEveryRoute } from './read-routes.ts'
import { useMachineTokens } from './use-machine-tokens.ts'
import { useTokens } from './use-tokens.ts'

/** They go through all people of the organisation, or through all organisations; calls.ts asks for one page of each. */
const WHOLE_TENANT = [
  'POST /api/v1/sso/scim/targets/:id/resync',
  'POST /api/v1/sso/scim/targets/:id/resume',
  'audit.seal-rest',
  'notifications.sweep',
  'reports.sweep',
  'assistant.sweep',
]

type Answer = { status: number; text: string }

/** The tables are full and the machine is busy: the service may say that it is, and is asked again. */
const untilTaken = (run: () => Promise<Answer>): Promise<Answer> =>
  until('the service is not overloaded', async () => {
    const answer = await run()
    return answer.status !== 503 && answer
  })

const signIn = async ({ admin, databaseUrl }: TestPlatform, recorder: Recorder): Promise<void> => {
  recorder.during('signing in')
  await admin.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  await slideSessions(databaseUrl)
}

const useEveryToken = async (world: TestPlatform, recorder: Recorder): Promise<void> => {
  recorder.during('tokens of the provider')
  await useTokens(world)
  recorder.during('tokens of programs')
  await useMachineTokens(world)
}

/** The lists of the tables that grow with use. */
const LONGEST_LISTS = ['/organisation/members', '/sso/sessions', '/audit']

/** What people and applications do all day long: sign in, be recognised, use and renew tokens, look at the longest lists. */
export async function driveHotPaths(world: TestPlatform, recorder: Recorder): Promise<void> {
  await signIn(world, recorder)
  for (const path of ['/me', ...LONGEST_LISTS]) {
    recorder.during(`GET ${path}`)
    const { status, text } = await world.admin.get(path)
    assert.equal(status, 200, `${path}: ${text}`)
  }
  await useEveryToken(world, recorder)
}

/** Everything that the installation can be asked to do, once: every route, the tokens of the provider and every job of the clock. */
export async function driveEverything(world: TestPlatform, recorder: Recorder): Promise<void> {
  const { platform } = world
  await signIn(world, recorder)
  await readEveryRoute(world, recorder)
  await useEveryToken(world, recorder)
  for (const { route, prepare, run } of changeScenario(world)) {
    if (!testsEverything() && WHOLE_TENANT.includes(route)) continue
    recorder.during(route)
    await prepare?.()
    const { status, text } = await untilTaken(run)
    assert.ok(status < 300, `${route}: ${status} ${text}`)
  }
  for (const job of platform.services.modules.all.flatMap(module => module.jobs ?? [])) {
    if (job.every === undefined || (!testsEverything() && WHOLE_TENANT.includes(job.task))) continue
    recorder.during(`job ${job.task}`)
    await job.run(platform.ctx as never, undefined as never)
  }
  recorder.during('the clock')
  await waitForClock(world.databaseUrl)
  recorder.during('the queue runs empty')
  await until('the queue is empty', () => isQueueEmpty(world.databaseUrl))
}

/** As if a minute had passed: the next use of a session is noted. */
const slideSessions = (databaseUrl: string) =>
  asOwner(
    databaseUrl,
    `update session set last_seen_at = last_seen_at - interval '2 minutes' where ip is distinct from '10.0.0.1'`,
  )

/** The clock comes to one schedule, whether or not the others had their time while everything was driven. */
async function waitForClock(databaseUrl: string): Promise<void> {
  const ofOne = `where name = 'sessions.sweep'`
  await asOwner(databaseUrl, `update jobs.schedule set next_run_at = now() ${ofOne}`)
  const isStarted = `select from jobs.schedule ${ofOne} and next_run_at > now()`
  await until('the schedule has moved on', async () => (await asOwner(databaseUrl, isStarted)).length === 1)
}

const isQueueEmpty = async (databaseUrl: string) =>
  (await asOwner(databaseUrl, `select from jobs.job where run_at <= now() limit 1`)).length === 0

async function asOwner(databaseUrl: string, statement: string): Promise<object[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  return (await owner.query(statement).finally(() => owner.end())).rows
}
