import { type Context, inPlatform } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { pathCookieName } from '../../../kernel/http/cookies.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { findVisitor } from '../interactions/browser.ts'
import { countGuess, guessLimits, refuseGuessing } from './guess-limits.ts'
import { insertInteraction, selectDeviceByUserCode, updateInteraction } from './store.ts'

export const DEVICES_API = '/api/v1/oauth/device-requests'

/** 404 where the extension is switched off. */
export function requireDeviceFlow({ services: { settings } }: Context): void {
  if (!settings.OAUTH_EXTENSIONS.includes('device')) throw notFound()
}

const REFUSALS = {
  unknown: () => new AppError(404, 'user_code_unknown'),
  expired: () => new AppError(409, 'user_code_expired'),
  answered: () => new AppError(409, 'user_code_used'),
}

type Begun = { readonly uid: string; readonly seconds: number }

/** Starts the decision for the code that a device shows. From now on only this browser may decide. */
export async function beginDevice(ctx: Context, userCode: string, reply: ReplyTools) {
  requireDeviceFlow(ctx)
  const visitor = await findVisitor(ctx)
  const limits = guessLimits(ctx, visitor)
  const begun = await inPlatform(ctx, 'code of a device', async tx => {
    await refuseGuessing(tx, limits)
    const device = await selectDeviceByUserCode(tx, userCode)
    if (device?.status !== 'waiting') {
      await countGuess(tx, ctx, limits)
      return device?.status ?? 'unknown'
    }
    const uid = newToken()
    const seconds = await insertInteraction(tx, uid, device)
    if (visitor) await updateInteraction(tx, uid, { session_id: visitor.id })
    return { uid, seconds } satisfies Begun
  })
  if (typeof begun === 'string') throw REFUSALS[begun]()
  reply.cookie(pathCookieName(ctx.services.settings, 'device'), begun.uid, {
    maxAge: begun.seconds,
    path: `${DEVICES_API}/${begun.uid}`,
  })
  return { redirect_to: `/device/${begun.uid}` }
}
