import { type Context, inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { upsertUpload } from '../store.ts'
import { reencodePicture } from './reencode.ts'

/** Keeps an uploaded picture and answers with its address on this origin. One that nobody names is swept like any other copy. */
export async function keepUpload(ctx: SessionContext, body: Buffer): Promise<string> {
  return keepPicture(ctx, await reencodePicture(ctx.services.processValues, ctx.tenant.id, body))
}

/** For pictures of our own making; what comes from outside is drawn anew first. */
export async function keepPicture(ctx: Context, png: Buffer): Promise<string> {
  const id = await inPlatform(ctx, 'copy of a logo', tx => upsertUpload(tx, png))
  return `/logos/${id.toString('base64url')}`
}
