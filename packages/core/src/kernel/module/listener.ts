/** What a manifest holds of a listener: `on` and `onMany` make it of a function whose types fit the event. */
export type Listener = {
  readonly event: string
  handle(tx: never, ctx: never, payload: unknown): Promise<void>
  handleMany?(tx: never, ctx: never, payloads: readonly unknown[]): Promise<void>
}
