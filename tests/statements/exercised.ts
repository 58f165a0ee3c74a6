import { globSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pg } from '@tamga/core/testing'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What a running installation never does: it fills an empty one with examples. */
const EXAMPLES = /(^|\/)demo-store\.ts$/

/** The doctor goes through whole tables, as the owner and at nobody's cost. */
const DOCTOR = /\/cli\/doctor\//

export type StoreFunction = {
  readonly file: string
  readonly name: string
  call(...args: readonly unknown[]): unknown
}

/** Answers with the exported functions of all stores that nobody called since. */
export type CallCounter = () => Promise<StoreFunction[]>

/** Counts calls of functions with the means of the engine itself: no store has to know of it. */
export async function countCalls(): Promise<CallCounter> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    session.disconnect()
    const called = new Set(
      result.flatMap(({ url, functions }) =>
        functions
          .filter(({ ranges }) => ranges[0]!.count > 0)
          .map(({ functionName }) => `${url} ${functionName}`),
      ),
    )
    const functions = (await Promise.all(storeFiles().map(exportedFunctions))).flat()
    return functions.filter(({ file, name }) => !called.has(`${urlOf(file)} ${name}`))
  }
}

const storeFiles = (): string[] =>
  globSync(['packages/core/src/**/*store.ts', 'distributions/sign-in/modules/**/*store.ts'], { cwd: ROOT })
    .filter(file => !EXAMPLES.test(file) && !DOCTOR.test(file))
    .sort()

const urlOf = (file: string): string => pathToFileURL(`${ROOT}${file}`).href

async function exportedFunctions(file: string): Promise<StoreFunction[]> {
  const exported = (await import(urlOf(file))) as Record<string, StoreFunction['call']>
  return Object.entries(exported)
    .filter(([, value]) => typeof value === 'function')
    .map(([name, call]) => ({ file, name, call }))
}

/** Functions of the database that a running installation of this version does not call. */
export const NOT_CALLED: Readonly<Record<string, string>> = {
  'platform.admit': 'migrations call it',
  'platform.check_session': 'processes of the release before call it while the installation is upgraded',
  'platform.decides_rights': 'migrations call it',
  'platform.protect': 'migrations call it',
  'platform.start_session': 'processes of the release before call it while the installation is upgraded',
  'platform.refuse_final_review': 'it refuses what no store tries: changing a closed review',
}

/** The procedures of the database that nobody called; plain SQL functions become part of the statements that name them. */
export async function uncalledInDatabase(databaseUrl: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(`
      select distinct p.pronamespace::regnamespace || '.' || p.proname as name
        from pg_proc p join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
       where p.pronamespace::regnamespace::text in ('public', 'platform', 'jobs')
         and not exists (select from pg_stat_user_functions s where s.funcid = p.oid and s.calls > 0) order by 1`)
    return rows.map(({ name }) => name)
  } finally {
    await owner.end()
  }
}
