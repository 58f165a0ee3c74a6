import {
  createFrameHandlers,
  type Handlers,
  type NativeFrame,
  type Result,
  ShellError,
} from '@tamga/shell-contract'
import type { PhonePlugin } from '../native/plugins.ts'

export type SessionView = NonNullable<Result<'session.get'>>
export type Menu = Result<'menu.get'>

/** What a phone does for its page. Asking for a finger or a face is up to the system, which shows its own prompt. */
export function createHandlers(frame: NativeFrame, phone: PhonePlugin): Handlers {
  const done = (_: unknown): null => null
  return {
    ...createFrameHandlers(frame),
    'shell.setTheme': () => null,
    'shell.openExternal': ({ url }) => openOutside(phone, url),
    'shell.notify': ({ title, body = '' }) => phone.notify({ title, body }).then(done),
    'device.scan': () => phone.scan().catch(cancelled),
    'device.biometric': ({ reason }) => phone.verifyPerson({ reason }).catch(cancelled),
  }
}

/** Nothing but addresses of the web leaves for other apps. */
async function openOutside(phone: PhonePlugin, url: string): Promise<null> {
  if (new URL(url).protocol !== 'https:') throw new ShellError('not_allowed')
  await phone.openExternal({ url })
  return null
}

const cancelled = (): never => {
  throw new ShellError('cancelled')
}
