import type { Context } from '../context.ts'
import type { TenantTx } from '../database/transactions.ts'

/** Something that happened in a tenant. Listeners run inside the emitting transaction: what they write is the outbox. */
export type EventType<Payload, Tx = TenantTx> = {
  readonly name: string
  readonly payload?: Payload
  readonly tx?: Tx
}

export type Listener = {
  readonly event: string
  handle(tx: never, ctx: Context, payload: unknown): Promise<void>
}

export function defineEvent<Payload, Tx = TenantTx>(name: string): EventType<Payload, Tx> {
  return Object.freeze({ name })
}

export function on<Payload, Tx>(
  event: EventType<Payload, Tx>,
  handle: (tx: Tx, ctx: Context, payload: Payload) => Promise<void>,
): Listener {
  return Object.freeze({ event: event.name, handle: handle as Listener['handle'] })
}

export async function emit<Payload, Tx>(
  tx: Tx,
  ctx: Context,
  event: EventType<Payload, Tx>,
  payload: Payload,
): Promise<void> {
  for (const listener of ctx.services.modules.listeners(event.name))
    await listener.handle(tx as never, ctx, payload)
}
