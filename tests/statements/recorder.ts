import { type Platform, pg, poolsOf } from '@tamga/core/testing'
import { faultsOf, type PlanNode } from './plan.ts'
import { addGenericTwins } from './twins.ts'

const ROLES = ['tamga_app', 'tamga_platform', 'tamga_jobs']

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_settings': 'on',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  track_functions: 'all',
  plan_cache_mode: 'force_custom_plan',
}

/** A generic plan is the same for all values; a function does by its arguments what it does. */
const TWINS = 2
const TWINS_OF_FUNCTION = 50
/** A plan that was seen so often is known; each request asks for its session, and each job for the next one. */
const TIMES_JUDGED = 100
/** What reads everything by meaning is not judged. */
const READS_ALL = /\/\* reads all:/
const CALLS_FUNCTION = / platform\.\w+\(/

/** Every statement that a service role runs from now on in this database, those inside functions too, tells its plan to its client. */
export async function explainEverything(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    // The settings of a library can be given to a role only where the library is known.
    await owner.query(`load 'auto_explain'`)
    const { rows } = await owner.query<{ name: string }>('select current_database() as name')
    for (const role of ROLES) {
      await owner.query(`grant set on parameter auto_explain.log_min_duration to ${role}`)
      for (const [name, value] of Object.entries(SETTINGS))
        await owner.query(`alter role ${role} in database ${rows[0]!.name} set ${name} = '${value}'`)
    }
  } finally {
    await owner.end()
  }
}

export type Recorder = {
  /** What was wrong with a plan, and what was going on when it was first seen. */
  readonly faults: ReadonlyMap<string, string>
  /** The texts that ran under each kind of plan. */
  readonly texts: Readonly<Record<PlanKind, ReadonlySet<string>>>
  /** What is going on, for whoever reads the report. */
  during(what: string): void
  forgetFaults(): void
}

export type PlanKind = 'custom' | 'generic'

/** Listens to the connections of a platform, and has each of their statements run with a generic plan, too. */
export function recordPlans({ services }: Platform): Recorder {
  const faults = new Map<string, string>()
  const texts = { custom: new Set<string>(), generic: new Set<string>() }
  const known = new WeakSet<object>()
  const twinned = new Map<string, number>()
  let what = 'start'
  const isTwinDue = (text: string) => {
    const times = (twinned.get(text) ?? 0) + 1
    twinned.set(text, times)
    return times <= (CALLS_FUNCTION.test(text) ? TWINS_OF_FUNCTION : TWINS) && !READS_ALL.test(text)
  }
  const asked = new Map<string, number>()
  const isUnjudged = (text: string) => {
    const times = (asked.get(text) ?? 0) + 1
    asked.set(text, times)
    // Of a function, each statement inside says for itself what it reads.
    return times > TIMES_JUDGED || (READS_ALL.test(text) && !CALLS_FUNCTION.test(text))
  }
  const read = (message: string) => {
    const explained = readNotice(message)
    if (!explained) return
    const { text, kind, plan } = explained
    texts[kind].add(text)
    for (const fault of faultsOf({ text, plan })) {
      const found = `${fault}\n    ${text.replace(/\s+/g, ' ').trim()}`
      if (!faults.has(found)) faults.set(found, `${what}, ${kind} plan`)
    }
  }
  for (const pool of Object.values(poolsOf(services.database)))
    pool.on('acquire', client => {
      if (known.has(client)) return
      known.add(client)
      client.on('notice', ({ message }) => read(message ?? ''))
      addGenericTwins(client, { isTwinDue, isUnjudged })
    })
  const during = (now: string) => {
    what = now
  }
  return { faults, texts, during, forgetFaults: () => faults.clear() }
}

type Explained = { text: string; kind: PlanKind; plan: PlanNode }

function readNotice(message: string): Explained | undefined {
  const start = message.indexOf('{')
  if (!/^duration: .* plan:/.test(message) || start < 0) return undefined
  const read = JSON.parse(message.slice(start)) as {
    'Query Text': string
    Settings?: { plan_cache_mode?: string }
    Plan: PlanNode
  }
  const kind = read.Settings?.plan_cache_mode === 'force_generic_plan' ? 'generic' : 'custom'
  return { text: read['Query Text'], kind, plan: read.Plan }
}
