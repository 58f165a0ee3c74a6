import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { type Context, inPlatform, type SessionContext } from '../../kernel/context.ts'
import { staleVersion } from '../../kernel/http/problem.ts'
import { type PlatformSetting, selectPlatformSetting, updatePlatformSetting } from '../tenancy/index.ts'

export type AccessMode = { access_mode: 'invited' | 'public'; version: number }

const ACCESS_MODE = 'platform.access_mode'

const accessMode = ({ value, version }: PlatformSetting): AccessMode => ({
  access_mode: value as AccessMode['access_mode'],
  version,
})

export function readPlatformSettings(ctx: Context): Promise<AccessMode> {
  return inPlatform(ctx, 'platform settings', async tx =>
    accessMode(await selectPlatformSetting(tx, ACCESS_MODE)),
  )
}

/** A matter of the whole installation: its record belongs to no tenant. */
export function changePlatformSettings(
  ctx: SessionContext,
  change: { access_mode: string; version?: number },
): Promise<AccessMode> {
  return inPlatform(ctx, 'platform settings', async tx => {
    const { version, ...before } = accessMode(
      await selectPlatformSetting(tx, ACCESS_MODE, { forUpdate: true }),
    )
    if (change.version !== undefined && change.version !== version) throw staleVersion()
    const after = accessMode(await updatePlatformSetting(tx, ACCESS_MODE, change.access_mode))
    await recordChange(
      tx,
      { ...ctx, tenant: undefined },
      {
        action: 'settings.updated',
        target: { type: 'settings', id: 'platform', name: 'platform' },
        changes: changesBetween(before, { access_mode: after.access_mode }),
      },
    )
    return after
  })
}
