import type { Params } from '@tamga/formats'
import type { BackupRow, JobFigures, ProcessRow, SigningKeyRow } from './status-store.ts'

/** What the judgement goes by; the doctor and the page of the operator read the same. */
export type StatusFacts = {
  readonly now: number
  readonly isProduction: boolean
  readonly hasSecretKey: boolean
  readonly isInMaintenance: boolean
  readonly processes: readonly ProcessRow[]
  readonly jobs: JobFigures
  readonly backup: BackupRow
  readonly keys: readonly SigningKeyRow[]
}

/** Its texts are `status.<code>`, what is wrong, and `status.<code>.mend`, what to do about it. */
export type StatusFinding = {
  readonly code: string
  readonly status: 'warn' | 'fail'
  readonly params: Params
}

const DAY_MS = 86_400_000
const LATE_SECONDS = 300
const LATE_LOOP_MS = 150
const MUCH_MEMORY = 512 * 2 ** 20
const OLD_BACKUP_DAYS = 8
const SPARED_SHARE = 0.5

const warn = (code: string, params: Params = {}): StatusFinding => ({ code, status: 'warn', params })
const fail = (code: string, params: Params = {}): StatusFinding => ({ code, status: 'fail', params })

/** Everything that is not as it should be, the worst first. */
export function judgeStatus(facts: StatusFacts): StatusFinding[] {
  const found = [
    ...judgeJobs(facts.jobs),
    ...judgeVersions(facts.processes),
    ...facts.processes.flatMap(judgeProcess),
    ...judgeFarSides(facts.processes),
    ...judgeStatements(facts.processes),
    ...judgeBackup(facts),
    ...judgeKeys(facts),
    ...(facts.isInMaintenance ? [warn('maintenance_on')] : []),
  ]
  return found.sort((a, b) => Number(b.status === 'fail') - Number(a.status === 'fail'))
}

function judgeJobs({ failed, late_seconds }: JobFigures): StatusFinding[] {
  return [
    ...(late_seconds > LATE_SECONDS ? [fail('jobs_late', { minutes: Math.floor(late_seconds / 60) })] : []),
    ...(failed > 0 ? [warn('jobs_failed', { count: failed })] : []),
  ]
}

function judgeVersions(processes: readonly ProcessRow[]): StatusFinding[] {
  const versions = new Set(processes.map(({ vitals }) => vitals?.version ?? '?'))
  return versions.size > 1 ? [warn('versions_differ', { versions: [...versions].sort().join(', ') })] : []
}

const nameOf = ({ host, pid }: ProcessRow): string => `${host} ${pid}`

function judgeProcess(row: ProcessRow): StatusFinding[] {
  const { vitals } = row
  if (!vitals) return []
  const process = nameOf(row)
  const short = vitals.connections.filter(({ waited_for }) => waited_for > 0)
  return [
    ...(vitals.shed > 0 ? [fail('overloaded', { process, count: vitals.shed })] : []),
    ...(vitals.event_loop_ms > LATE_LOOP_MS
      ? [warn('event_loop_late', { process, ms: vitals.event_loop_ms })]
      : []),
    ...(vitals.memory_bytes > MUCH_MEMORY
      ? [warn('memory_high', { process, megabytes: Math.round(vitals.memory_bytes / 2 ** 20) })]
      : []),
    ...short.map(({ pool, waited_for }) => warn('pool_short', { process, pool, count: waited_for })),
  ]
}

function judgeFarSides(processes: readonly ProcessRow[]): StatusFinding[] {
  const targets = processes
    .flatMap(({ vitals }) => vitals?.spared ?? [])
    .filter(({ share }) => share >= SPARED_SHARE)
    .map(({ target }) => target)
  return [...new Set(targets)].map(target => warn('far_side_away', { target }))
}

function judgeStatements(processes: readonly ProcessRow[]): StatusFinding[] {
  const slow = new Map<string, number>()
  for (const { vitals } of processes)
    for (const { method, route, slow_statements } of vitals?.routes ?? [])
      if (slow_statements > 0)
        slow.set(`${method} ${route}`, slow_statements + (slow.get(`${method} ${route}`) ?? 0))
  return [...slow].map(([route, count]) => warn('slow_statements', { route, count }))
}

function judgeBackup({ backup, now, isProduction }: StatusFacts): StatusFinding[] {
  const { archiving, archived_at, archive_failed_at, noted_at } = backup
  const times = [archiving ? archived_at : null, noted_at].flatMap(time => (time ? [Date.parse(time)] : []))
  if (archiving && archive_failed_at && (!archived_at || archive_failed_at > archived_at))
    return [fail('archive_failing')]
  if (times.length === 0) return isProduction ? [warn('backup_unknown')] : []
  const days = Math.floor((now - Math.max(...times)) / DAY_MS)
  return days > OLD_BACKUP_DAYS ? [warn('backup_old', { days })] : []
}

function judgeKeys({ hasSecretKey, keys, processes }: StatusFacts): StatusFinding[] {
  return [
    ...(hasSecretKey ? [] : [warn('secret_key_missing')]),
    ...(hasSecretKey && processes.length > 0 && !keys.some(({ status }) => status === 'active')
      ? [fail('signing_key_missing')]
      : []),
  ]
}
