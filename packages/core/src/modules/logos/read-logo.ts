import { type Context, inPlatform } from '../../kernel/context.ts'
import { logoAddress } from './logo-address.ts'
import { type LogoProblem, selectCopyState } from './store.ts'

export type LogoState = {
  readonly status: 'none' | 'waiting' | 'ready' | 'failed'
  readonly problem: LogoProblem | null
  readonly fetched_at: string | null
}

/** The state of the copy of a logo; with `failed` an earlier copy may still be shown. */
export async function readLogo(ctx: Context, uri: string | null): Promise<LogoState> {
  if (uri === null) return { status: 'none', problem: null, fetched_at: null }
  if (logoAddress(uri) === uri) return { status: 'ready', problem: null, fetched_at: null }
  const state = await inPlatform(ctx, 'copy of a logo', tx => selectCopyState(tx, uri))
  if (!state) return { status: 'waiting', problem: null, fetched_at: null }
  const { problem, fetched_at } = state
  return { status: problem ? 'failed' : 'ready', problem, fetched_at }
}
