import type { Entry } from '@tamga/shell-contract/session'
import type { AreaView, Menu, SessionView } from './system.ts'

/** The path of the empty document in which the web view gets its cookie. */
export const ENTRANCE = '/shell-entrance'

type Entered = {
  status: number
  body: {
    code?: string
    session: { expires_at: string }
    user: SessionView['person']
    tenant: SessionView['tenant']
  }
}

/** The code goes from a world of ours straight to the core; the cookie is HttpOnly and never comes back out. */
export async function enter(view: AreaView, { code, proof }: Entry): Promise<SessionView> {
  await view.openEmpty(ENTRANCE)
  const body = JSON.stringify(JSON.stringify({ code, proof }))
  const { status, body: entered } = (await view.run(
    `const answer = await fetch('/api/v1/auth/shell/enter', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${body} })
     return { status: answer.status, body: await answer.json() }`,
    'host',
  )) as Entered
  if (status !== 200) throw new Error(`the core refused the work area: ${entered.code ?? status}`)
  const { user, tenant, session } = entered
  return {
    person: { id: user.id, name: user.name, email: user.email },
    tenant: { id: tenant.id, slug: tenant.slug, name: tenant.name },
    expires_at: session.expires_at,
  }
}

/** As far as the core can be reached; the web view is emptied anyway. */
export const signOut = async (view: AreaView): Promise<void> => {
  await view
    .run(`await fetch('/api/v1/auth/logout', { method: 'POST', signal: AbortSignal.timeout(3000) })`, 'host')
    .catch(() => {})
}

type Listed = { key: string; label: string; icon: string; path: string | null; children?: Listed[] }

export async function readMenu(view: AreaView): Promise<Menu> {
  const { items } = (await view.run(`return (await fetch('/api/v1/menus')).json()`, 'host')) as {
    items: Listed[]
  }
  const shown = ({ key, label, icon, path, children = [] }: Listed): never =>
    ({ key, label, icon, path, children: children.map(shown) }) as never
  return { items: items.map(shown) }
}
