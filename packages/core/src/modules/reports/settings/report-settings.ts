import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext, type TenantContext } from '../../../kernel/context.ts'
import { DEFAULT_ZONE, isZone, zoneNames } from '../../../kernel/days/zone.ts'
import { invalid, sessionRequired, staleVersion } from '../../../kernel/http/problem.ts'
import { deleteOwnZone, selectSettings, upsertOwnZone, upsertReportSettings } from './setting-store.ts'

/** Where a day begins: as the person chose, else the organisation, else the country. */
export async function zoneOf(ctx: TenantContext, personId: string | null): Promise<string> {
  const { zone, own_zone } = await inTenant(ctx, tx => selectSettings(tx, personId))
  return own_zone ?? zone ?? DEFAULT_ZONE
}

export async function readSettings(ctx: SessionContext) {
  const { zone, own_zone, links_for_anyone, version } = await inTenant(ctx, tx =>
    selectSettings(tx, ctx.person.id),
  )
  return { zone: zone ?? DEFAULT_ZONE, own_zone, links_for_anyone, version, zones: zoneNames() }
}

const requireZone = (zone: string, path: string): void => {
  if (!isZone(zone)) throw invalid({ path, code: 'unknown_zone' })
}

type Wanted = { zone: string; links_for_anyone: boolean; version?: number }

export async function changeSettings(ctx: SessionContext, wanted: Wanted) {
  requireZone(wanted.zone, '/zone')
  const { zone, links_for_anyone, version } = wanted
  await inTenant(ctx, async tx => {
    const before = await selectSettings(tx, null)
    if (!(await upsertReportSettings(tx, { zone, links_for_anyone, version }))) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'report.settings_changed',
      target: { type: 'settings', id: 'reports', name: 'reports' },
      changes: changesBetween(
        { zone: before.zone, links_for_anyone: before.links_for_anyone },
        { zone, links_for_anyone },
      ),
    })
  })
  return readSettings(ctx)
}

/** A person's own clock; null: that of the organisation. */
export async function chooseOwnZone(ctx: SessionContext, zone: string | null): Promise<void> {
  if (!ctx.is_person) throw sessionRequired()
  if (zone !== null) requireZone(zone, '/zone')
  await inTenant(ctx, tx =>
    zone === null ? deleteOwnZone(tx, ctx.person.id) : upsertOwnZone(tx, ctx.person.id, zone),
  )
}
