import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { KEYS_PATH } from '../exchange/wire.ts'
import { isPublicKey } from './own-keys.ts'

export type PeerCard = {
  readonly name: string
  readonly keys: readonly { readonly kid: string; readonly public_key: string }[]
}

const refused = () => new AppError(422, 'ring_peer_unreachable')

/** What another installation says about itself; only the comparison of fingerprints makes it true. */
export async function fetchCard(ctx: Context, origin: string): Promise<PeerCard> {
  const response = await ctx.services.operatorOutbound
    .to(origin)
    .request({ url: `${origin}${KEYS_PATH}`, redirect: 'refuse', maxBytes: 65_536, pastBreaker: true })
    .catch(() => {
      throw refused()
    })
  if (response.status !== 200) throw refused()
  return readCard(response.text(), origin)
}

function readCard(text: string, origin: string): PeerCard {
  try {
    const { name, base_url, keys } = JSON.parse(text) as Record<string, unknown>
    const found = (keys as Record<string, unknown>[]).slice(0, 5).map(({ kid, public_key }) => {
      if (typeof kid !== 'string' || !/^[\w-]{8,64}$/.test(kid)) throw refused()
      if (typeof public_key !== 'string' || !isPublicKey(public_key)) throw refused()
      return { kid, public_key }
    })
    if (base_url !== origin || typeof name !== 'string' || found.length === 0) throw refused()
    return { name: name.slice(0, 100) || new URL(origin).host, keys: found }
  } catch {
    throw refused()
  }
}
