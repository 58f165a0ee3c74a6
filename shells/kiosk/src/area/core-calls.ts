import { setTimeout as pause } from 'node:timers/promises'
import type { Result } from '@tamga/shell-contract'
import type { Entry } from '@tamga/shell-contract/session'
import type { BrowserPage } from '../browser/browser-page.ts'
import { ENTRANCE } from './judge-request.ts'

export type SessionView = NonNullable<Result<'session.get'>>

type Entered = {
  status: number
  body: {
    code?: string
    session: { expires_at: string }
    user: SessionView['person']
    tenant: SessionView['tenant']
  }
}

/** The code goes straight from a world of ours to the core; the cookie is HttpOnly and never comes back out. */
export async function enter(page: BrowserPage, origin: string, { code, proof }: Entry): Promise<SessionView> {
  await page.open(`${origin}${ENTRANCE}`)
  const { status, body } = await page.evaluate<Entered>(
    `fetch('/api/v1/auth/shell/enter', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(
      JSON.stringify({ code, proof }),
    )} }).then(async answer => ({ status: answer.status, body: await answer.json() }))`,
    'host',
  )
  if (status !== 200) throw new Error(`the core refused the work area: ${body.code ?? status}`)
  const { id, name, email } = body.user
  const { id: tenant_id, slug, name: tenant_name } = body.tenant
  return {
    person: { id, name, email },
    tenant: { id: tenant_id, slug, name: tenant_name },
    expires_at: body.session.expires_at,
  }
}

const SIGN_OUT = `fetch('/api/v1/auth/logout', { method: 'POST' }).then(() => {})`
const SIGN_OUT_MS = 3000

/** As far as the core can be reached; the storage is emptied anyway. */
export async function signOut(page: BrowserPage): Promise<void> {
  const over = pause(SIGN_OUT_MS, undefined, { ref: false })
  await Promise.race([page.evaluate(SIGN_OUT, 'host').catch(() => {}), over])
}

type Listed = { key: string; label: string; icon: string; path: string | null; children?: Listed[] }

export async function readMenu(page: BrowserPage): Promise<Result<'menu.get'>> {
  const { items } = await page.evaluate<{ items: Listed[] }>(
    `fetch('/api/v1/menus').then(answer => answer.json())`,
    'host',
  )
  const shown = ({ key, label, icon, path, children = [] }: Listed): never =>
    ({ key, label, icon, path, children: children.map(shown) }) as never
  return { items: items.map(shown) }
}

const MOST_CHARACTERS = 1_000_000

/** The content of an address of the pinned origin, with the session of the page. */
export async function readAddress(page: BrowserPage, url: string): Promise<string> {
  const text = await page.evaluate<string | null>(
    `fetch(${JSON.stringify(url)}, { redirect: 'error' }).then(answer => (answer.ok ? answer.text() : null))`,
    'host',
  )
  if (text === null || text.length > MOST_CHARACTERS) throw new Error('the address could not be read')
  return text
}
