export type StepUpAsked = { readonly methods: readonly string[]; done(isProven: boolean): void }

type Listener = (asked: StepUpAsked) => void

/** Requests that wait until the person has proven a second factor, for the one dialog that asks for it. It may still be loading. */
function createChannel() {
  const waiting: StepUpAsked[] = []
  const listeners = new Set<Listener>()
  return {
    ask: (methods: readonly string[]): Promise<boolean> =>
      new Promise(done => {
        if (listeners.size === 0) waiting.push({ methods, done })
        for (const listener of listeners) listener({ methods, done })
      }),
    listen(listener: Listener): () => void {
      listeners.add(listener)
      for (const asked of waiting.splice(0)) listener(asked)
      return () => listeners.delete(listener)
    },
  }
}

export const stepUps = createChannel()
