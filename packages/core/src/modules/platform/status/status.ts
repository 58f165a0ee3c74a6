import type { Static } from 'typebox'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { RouteFigures } from '../../../kernel/metrics/requests/route-figures.ts'
import { upsertPlatformSetting } from '../../tenancy/index.ts'
import { readMaintenance } from '../maintenance/maintenance.ts'
import type { StatusResource } from './contract.ts'
import { judgeStatus, type StatusFinding } from './judge.ts'
import * as store from './status-store.ts'

type Status = Static<typeof StatusResource>

/** How the installation is, with what is wrong and how to mend it. */
export async function readStatus(ctx: Context): Promise<Status> {
  const { database, settings } = ctx.services
  const [processes, jobs, failed, schedules, backup, keys, maintenance] = await Promise.all([
    store.selectProcesses(database),
    store.selectJobFigures(database),
    store.selectFailedTasks(database),
    store.selectSchedules(database),
    store.selectBackup(database),
    store.selectSigningKeyStates(database),
    readMaintenance(ctx),
  ])
  const now = Date.now()
  const hasSecretKey = Boolean(settings.SSO_SECRET_KEY)
  const findings = judgeStatus({
    now,
    isProduction: settings.ENVIRONMENT === 'production',
    hasSecretKey,
    isInMaintenance: maintenance.enabled,
    processes,
    jobs,
    backup,
    keys,
  })
  return {
    checked_at: new Date(now).toISOString(),
    version: processes.find(({ pid }) => pid === process.pid)?.vitals?.version ?? null,
    findings: findings.map(finding => tell(ctx, finding)),
    processes: processes.map(toProcess),
    jobs: { ...jobs, failures: failed },
    schedules,
    spared: mergeSpared(processes),
    routes: mergeRoutes(processes),
    backup,
    keys: { secret_key: hasSecretKey, signing: keys },
  }
}

function tell({ services, language }: Context, { code, status, params }: StatusFinding) {
  const text = (key: string) => services.translator.text(language, key, params)
  return { code, status, detail: text(`status.${code}`), mend: text(`status.${code}.mend`) }
}

function toProcess({ vitals, ...row }: store.ProcessRow, index: number): Status['processes'][number] {
  const sum = (part: 'busy' | 'idle' | 'waited_for') =>
    vitals?.connections.reduce((total, pool) => total + pool[part], 0) ?? null
  return {
    ...row,
    leads: index === 0,
    version: vitals?.version ?? null,
    memory_bytes: vitals?.memory_bytes ?? null,
    event_loop_ms: vitals?.event_loop_ms ?? null,
    in_flight: vitals?.in_flight ?? null,
    waiting: vitals?.waiting ?? null,
    limit: vitals?.limit ?? null,
    shed: vitals?.shed ?? null,
    connections: vitals && { busy: sum('busy')!, idle: sum('idle')!, waited_for: sum('waited_for')! },
  }
}

function mergeSpared(processes: readonly store.ProcessRow[]): Status['spared'] {
  const shares = new Map<string, number>()
  for (const { target, share } of processes.flatMap(({ vitals }) => vitals?.spared ?? []))
    shares.set(target, Math.max(share, shares.get(target) ?? 0))
  return [...shares].map(([target, share]) => ({ target, share }))
}

const MOST_ROUTES = 8

function mergeRoutes(processes: readonly store.ProcessRow[]): Status['routes'] {
  const byRoute = new Map<string, RouteFigures>()
  for (const figures of processes.flatMap(({ vitals }) => vitals?.routes ?? [])) {
    const key = `${figures.method} ${figures.route}`
    const known = byRoute.get(key)
    byRoute.set(key, known ? addFigures(known, figures) : figures)
  }
  return [...byRoute.values()]
    .sort((a, b) => b.slow_statements - a.slow_statements || b.seconds - a.seconds)
    .slice(0, MOST_ROUTES)
    .map(({ method, route, requests, seconds, round_trips, slow_statements }) => ({
      method,
      route,
      requests,
      mean_ms: requests > 0 ? Math.round((seconds / requests) * 10_000) / 10 : 0,
      round_trips: requests > 0 ? Math.round((round_trips / requests) * 10) / 10 : 0,
      slow_statements,
    }))
}

const addFigures = (one: RouteFigures, other: RouteFigures): RouteFigures => ({
  ...one,
  requests: one.requests + other.requests,
  seconds: one.seconds + other.seconds,
  round_trips: one.round_trips + other.round_trips,
  slow_statements: one.slow_statements + other.slow_statements,
})

/** Whatever makes backups says when it did: the service cannot see them. */
export const noteBackup = (ctx: Context, at: Date): Promise<void> =>
  inPlatform(ctx, 'a backup was made', tx => upsertPlatformSetting(tx, 'platform.backup', at.toISOString()))
