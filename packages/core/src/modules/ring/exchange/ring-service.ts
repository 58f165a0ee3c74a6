import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { Peer } from '../peers/peer-store.ts'

/** What one module says to the same module of another installation. It never names a peer: the operators' links do. */
export type RingService = {
  readonly name: string
  /** The content for one peer, made when the message is; null when it does not concern that peer. */
  compose(tx: PlatformTx, ctx: Context, about: { peer: Peer; given: object }): Promise<object | null>
  /** Runs in the transaction that remembers the message: its effect and the memory of it are one. */
  receive(tx: PlatformTx, ctx: Context, about: { peer: Peer; payload: unknown }): Promise<void>
}

export const ringServices = defineExtensionPoint<RingService>('ring.services')

/** What a link may carry. */
export const listServices = ({ services }: Context): readonly RingService[] =>
  services.modules.extensions(ringServices)
