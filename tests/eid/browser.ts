import assert from 'node:assert/strict'
import { pg } from '@tamga/core/testing'

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

export type Answer = { status: number; headers: Headers; body: Loose }

/** A browser as far as signing in needs one: it keeps cookies, and may be sent to another process. */
export function createBrowser(origin: string) {
  const cookies = new Map<string, string>()
  let home = origin
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(path.startsWith('http') ? path : `${home}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }
  return {
    cookies,
    goTo: (other: string) => {
      home = other
    },
    api: (method: string, path: string, body?: unknown) => send(method, `/api/v1${path}`, body),
    send,
    /** The phone that asks right now decides. */
    phone: (session: string, decision: object) => send('POST', `/sim/eid/__phone/${session}`, decision),
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** The session of the simulator that shows a code, as the person at the phone finds it. */
export async function sessionWithCode(browser: Browser, code: string): Promise<string> {
  const page = (await browser.send('GET', '/sim/eid/__phone')).body as string
  const cards = page.split('<section class="phone"')
  const card = cards.find(one => one.includes(code))
  const session = card && /__phone\/([0-9a-f-]{36})/.exec(card)?.[1]
  assert.ok(session, `the phone page shows ${code}`)
  return session
}

/** Asks, and confirms on the phone. Answers with the id of the request, ready to be polled. */
export async function promptAndConfirm(
  browser: Browser,
  path: string,
  body: object,
): Promise<{ id: string; started: Answer }> {
  const started = await browser.api('POST', path, body)
  assert.equal(started.status, 202, JSON.stringify(started.body))
  const session = await sessionWithCode(browser, started.body.verification_code)
  await browser.phone(session, { action: 'confirm', pin: '1234' })
  return { id: started.body.request_id, started }
}

/** What stands in the database, as its owner sees it. */
export async function readRows<T extends object>(url: string, statement: string): Promise<T[]> {
  const owner = new pg.Client(url)
  await owner.connect()
  try {
    return (await owner.query(statement)).rows
  } finally {
    await owner.end()
  }
}
