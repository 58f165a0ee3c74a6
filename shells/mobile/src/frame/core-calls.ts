import type { Entry } from '@tamga/shell-contract/session'
import type { Native } from '../native/plugins.ts'
import type { Menu, SessionView } from './handlers.ts'

export type CoreCalls = {
  /** Exchanges the code for the cookie of the work area. */
  enter(entry: Entry): Promise<SessionView>
  readMenu(): Promise<Menu>
  /** As far as the core can be reached; the web view is emptied anyway. */
  signOut(): Promise<void>
}

type Listed = { key: string; label: string; icon: string; path: string | null; children?: Listed[] }

export function createCoreCalls({ area }: Native, origin: string): CoreCalls {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await area.request({
      ...{ method, url: `${origin}/api/v1${path}`, isOfArea: true },
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
    return answer.body === '' ? {} : JSON.parse(answer.body)
  }
  return {
    async enter({ code, proof }) {
      const { user, tenant, session } = await ask('POST', '/auth/shell/enter', { code, proof })
      return {
        person: { id: user.id, name: user.name, email: user.email },
        tenant: { id: tenant.id, slug: tenant.slug, name: tenant.name },
        expires_at: session.expires_at,
      }
    },
    async readMenu() {
      const shown = ({ key, label, icon, path, children = [] }: Listed): Listed => ({
        ...{ key, label, icon, path, children: children.map(shown) },
      })
      return { items: (await ask('GET', '/menus')).items.map(shown) }
    },
    signOut: () => ask('POST', '/auth/logout', {}).catch(() => {}),
  }
}
