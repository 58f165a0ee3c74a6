import { createBridge } from '../bridge.ts'
import { agreeOnMajor, type CoreShell, ShellError } from '../core-shell.ts'
import { createHost, type Handlers } from '../host.ts'
import type { Data, Method, Params, Result, ShellEvent } from '../methods.ts'

export type FakeHost = {
  readonly shell: CoreShell
  /** Every call that passed the checks, in order. */
  readonly calls: { method: Method; params: unknown }[]
  emit<E extends ShellEvent>(event: E, data: Data<E>): void
}

const ORIGIN = 'https://id.example'
const SESSION: Result<'session.get'> & object = {
  person: { id: 'p1', name: 'Бат', email: 'bat@example.mn' },
  tenant: { id: 't1', slug: 'acme', name: 'Acme' },
  expires_at: '2030-01-01T00:00:00.000Z',
}

const DEFAULTS: Handlers = {
  'session.get': () => SESSION,
  'session.signOut': () => null,
  'session.switchTenant': ({ tenant }) => ({ ...SESSION, tenant: { ...SESSION.tenant, slug: tenant } }),
  'session.reauthenticate': () => SESSION,
  'menu.get': () => ({ items: [{ key: 'home', label: 'Нүүр', icon: 'home', path: '/', children: [] }] }),
  'menu.setActive': () => null,
  'menu.setBadge': () => null,
  'shell.ready': ({ supports }) => {
    const major = agreeOnMajor([1], supports)
    if (major === null) throw new ShellError('not_supported')
    return { major }
  },
  'shell.setTitle': () => null,
  'shell.notify': () => null,
  'shell.setLocale': () => null,
  'shell.setTheme': () => null,
  'shell.openExternal': () => null,
}

/** A host without a window: the same wire, the same checks, no devices. */
export function createFakeHost(
  options: { handlers?: Handlers; platform?: CoreShell['platform'] } = {},
): FakeHost {
  const calls: FakeHost['calls'] = []
  const all = { ...DEFAULTS, ...options.handlers }
  const watched = Object.fromEntries(
    Object.entries(all).map(([method, handle]) => [
      method,
      (params: Params<Method>) => {
        calls.push({ method: method as Method, params })
        return (handle as (params: unknown) => unknown)(params)
      },
    ]),
  ) as Handlers
  const host = createHost({ origin: ORIGIN, handlers: watched })
  let deliver: (text: string) => void = () => {}
  const shell = createBridge(
    {
      send: text => {
        void host
          .receive(text, { origin: ORIGIN, isTopFrame: true })
          .then(answer => answer !== null && deliver(answer))
      },
      onMessage: listener => {
        deliver = listener
      },
    },
    { platform: options.platform ?? 'desktop', capabilities: host.capabilities },
  )
  const emit = (text: string | null) => text !== null && deliver(text)
  return { shell, calls, emit: (event, data) => emit(host.notice(event, data)) }
}
