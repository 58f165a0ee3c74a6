import type { ToPrimary, ToWorker } from './messages.ts'

export type Beginning = Extract<ToWorker, { kind: 'begin' }>

const send = (message: ToPrimary): void => void process.send?.(message, () => {})

/** What this process is to serve, as the one that started it says. */
export function receiveBeginning(): Promise<Beginning> {
  const { promise, resolve } = Promise.withResolvers<Beginning>()
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'begin') resolve(message)
  })
  send({ kind: 'awake' })
  return promise
}

export const tellReady = (): void => send({ kind: 'ready' })

/** The page of all processes, for whichever of them was asked. */
export function shareMetrics(render: () => Promise<string>): () => Promise<string> {
  const asked = new Map<number, (page: string) => void>()
  let last = 0
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'render') void answer(message.id)
    if (message.kind !== 'collected') return
    asked.get(message.id)?.(message.page)
    asked.delete(message.id)
  })

  async function answer(id: number): Promise<void> {
    send({ kind: 'rendered', id, page: await render() })
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    last += 1
    const id = last
    asked.set(id, resolve)
    send({ kind: 'collect', id })
    return promise
  }
}
