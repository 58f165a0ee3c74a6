import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { type Context, inPlatform, type SessionContext } from '../../kernel/context.ts'
import { staleVersion } from '../../kernel/http/problem.ts'
import { type AccessMode, readAccessMode, writeAccessMode } from './store.ts'

export function readPlatformSettings(ctx: Context): Promise<AccessMode> {
  return inPlatform(ctx, 'platform settings', tx => readAccessMode(tx))
}

/** A matter of the whole installation: its record belongs to no tenant. */
export function changePlatformSettings(
  ctx: SessionContext,
  change: { access_mode: string; version?: number },
): Promise<AccessMode> {
  return inPlatform(ctx, 'platform settings', async tx => {
    const { version, ...before } = await readAccessMode(tx, 'for update')
    if (change.version !== undefined && change.version !== version) throw staleVersion()
    const after = await writeAccessMode(tx, change.access_mode)
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
