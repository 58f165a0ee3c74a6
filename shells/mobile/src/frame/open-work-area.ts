import {
  bridgeSource,
  createHost,
  type Data,
  DEFAULT_TIMEOUT_MS,
  FRAME_METHODS,
  MESSAGE_LIMIT,
  type Method,
  type NativeFrame,
  type ShellEvent,
  VERSION,
} from '@tamga/shell-contract'
import type { AreaMessage, Native } from '../native/plugins.ts'
import { createHandlers } from './handlers.ts'

export type WorkArea = {
  emit<E extends ShellEvent>(event: E, data: Data<E>): Promise<void>
  close(): Promise<void>
}

export type OpenOptions = {
  readonly native: Native
  readonly origin: string
  readonly methods: readonly string[]
  readonly frame: NativeFrame
  readonly path: string
}

const GESTURE_MS = 5000

/** The host's half of the wire runs here; native code only says who spoke. */
export async function openWorkArea({ native, origin, methods, frame, path }: OpenOptions): Promise<WorkArea> {
  const { area, phone } = native
  const name = `tamga${crypto.randomUUID().replaceAll('-', '')}`
  let touchedAt = 0
  const host = createHost({
    origin,
    allowed: [...FRAME_METHODS, ...methods] as Method[],
    hasGesture: () => Date.now() - touchedAt < GESTURE_MS,
    handlers: createHandlers(frame, phone),
  })
  const say = async (text: string | null) => {
    if (text !== null) await area.deliver({ name, text })
  }
  const listening = await area.addListener('message', ({ text, sinceTouch, ...sender }: AreaMessage) => {
    touchedAt = Date.now() - sinceTouch
    void host
      .receive(text, sender)
      .then(say)
      .catch(() => {})
  })
  const script = bridgeSource({
    ...{ origin, platform: 'mobile', version: VERSION, capabilities: host.capabilities, deliver: name },
    ...{ send: 'tamgaShellSend', timeoutMs: DEFAULT_TIMEOUT_MS, messageLimit: MESSAGE_LIMIT },
  })
  await area.open({ url: `${origin}${path}`, origin, script })
  return {
    emit: (event, data) => say(host.notice(event, data)),
    async close() {
      await listening.remove()
      await area.close()
    },
  }
}
