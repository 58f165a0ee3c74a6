import type { Context } from '../context.ts'
import type { TenantTx } from '../database/transactions.ts'
import type { Listener } from './listener.ts'

/** Something that happened in a tenant. Listeners run inside the emitting transaction: what they write is the outbox. */
export type EventType<Payload, Tx = TenantTx> = {
  readonly name: string
  emit(tx: Tx, ctx: Context, payload: Payload): Promise<void>
  /** The same event many times, for listeners that can take them at once. */
  emitMany(tx: Tx, ctx: Context, payloads: readonly Payload[]): Promise<void>
}

export function defineEvent<Payload, Tx = TenantTx>(name: string): EventType<Payload, Tx> {
  return Object.freeze({
    name,
    async emit(tx: Tx, ctx: Context, payload: Payload) {
      for (const listener of ctx.services.modules.listeners(name))
        await listener.handle(tx as never, ctx as never, payload)
    },
    async emitMany(tx: Tx, ctx: Context, payloads: readonly Payload[]) {
      if (payloads.length === 0) return
      for (const listener of ctx.services.modules.listeners(name)) {
        if (listener.handleMany) await listener.handleMany(tx as never, ctx as never, payloads)
        else for (const payload of payloads) await listener.handle(tx as never, ctx as never, payload)
      }
    },
  })
}

export function on<Payload, Tx>(
  event: EventType<Payload, Tx>,
  handle: (tx: Tx, ctx: Context, payload: Payload) => Promise<void>,
): Listener {
  return Object.freeze({ event: event.name, handle: handle as Listener['handle'] })
}

/** For a listener that takes together what happened together: one statement for ten thousand people instead of ten thousand. */
export function onMany<Payload, Tx>(
  event: EventType<Payload, Tx>,
  handleMany: (tx: Tx, ctx: Context, payloads: readonly Payload[]) => Promise<void>,
): Listener {
  return Object.freeze({
    event: event.name,
    handle: ((tx: Tx, ctx: Context, payload: Payload) =>
      handleMany(tx, ctx, [payload])) as Listener['handle'],
    handleMany: handleMany as NonNullable<Listener['handleMany']>,
  })
}
