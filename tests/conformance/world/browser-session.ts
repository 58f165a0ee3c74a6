import assert from 'node:assert/strict'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'

export type Person = { email: string; password: string }

/** What the person at the browser does when asked. */
export type Conduct = {
  /** Signs in as this person when asked to. */
  person?: Person
  allow?: boolean
  tenant?: string
}

/** Where a journey ended: at an address of somebody else, or on a page of ours. */
export type Arrival = {
  /** The address of the application, where it got there by a redirect. */
  url?: URL
  /** What the application's address was given: in the query, or in a form that sent itself. */
  params: URLSearchParams
  /** The form's request, as the application receives it. */
  request?: Request
  status: number
  text: string
  headers: Headers
  /** Which questions the person was asked on the way. */
  asked: string[]
  /** Our page that it ended on. */
  page?: string
}

export type BrowserSession = {
  origin: string
  jar: CookieJar
  /** One request with the browser's cookies. */
  send(path: string, init?: RequestInit): Promise<Response>
  /** A call of the page's script. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Loose }>
  signIn(person: Person, tenant?: string): Promise<Loose>
  /** Opens an address and follows it until it leaves our origin or shows a page. */
  open(address: URL | string, conduct?: Conduct, init?: RequestInit): Promise<Arrival>
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

const MOST_STEPS = 20

/** A browser as far as the protocol needs one: cookies, redirects, and somebody who answers the questions. */
export function openBrowser(origin: string): BrowserSession {
  const jar = createCookieJar()
  const browser: BrowserSession = {
    origin,
    jar,
    async send(path, init = {}) {
      const url = new URL(path, origin)
      const headers = new Headers(init.headers)
      const cookie = jar.header(url.pathname)
      if (cookie) headers.set('cookie', cookie)
      const response = await fetch(url, { redirect: 'manual', ...init, headers })
      jar.store(response, url.pathname)
      return response
    },
    async call(method, path, body) {
      const response = await browser.send(`/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    async signIn({ email, password }, tenant) {
      const answer = await browser.call('POST', '/auth/login', {
        email,
        password,
        replace: true,
        ...(tenant && { tenant }),
      })
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      return answer.body
    },
    open: (address, conduct = {}, init = {}) => journey(browser, String(address), { conduct, init }),
  }
  return browser
}

type Journey = { conduct: Conduct; init: RequestInit }

async function journey(browser: BrowserSession, address: string, { conduct, init }: Journey) {
  const asked: string[] = []
  let next: { address: string; init?: RequestInit } = { address, init }
  for (let step = 0; step < MOST_STEPS; step++) {
    const response = await browser.send(next.address, next.init)
    const target = response.headers.get('location')
    if (target === null) return arrive(response, await response.text(), asked)
    await response.body?.cancel()
    const url = new URL(target, browser.origin)
    if (url.origin !== browser.origin) return leave(url, response, asked)
    const [, uid] = /^\/interaction\/([^/]+)$/.exec(url.pathname) ?? []
    if (uid === undefined && isPage(url))
      return { ...arrive(response, '', asked), page: url.pathname + url.search }
    next = { address: uid === undefined ? url.href : await answer(browser, uid, { conduct, asked }) }
  }
  throw new Error(`more than ${MOST_STEPS} redirects from ${address}`)
}

const isPage = ({ pathname }: URL): boolean => !pathname.startsWith('/oauth2/')

const leave = (url: URL, { status, headers }: Response, asked: string[]): Arrival => ({
  url,
  params: url.searchParams,
  status,
  headers,
  text: '',
  asked,
})

function arrive({ status, headers }: Response, text: string, asked: string[]): Arrival {
  const action = /<form[^>]* action="([^"]+)"/.exec(text)?.[1]
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const params = new URLSearchParams(
    fields.map(([, name, value]): [string, string] => [unescaped(name!), unescaped(value!)]),
  )
  const request = action ? new Request(unescaped(action), { method: 'POST', body: params }) : undefined
  return { params, status, headers, text, asked, ...(request && { request }) }
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Answers a question by the API that the screens use; where to go on from there. */
async function answer(
  browser: BrowserSession,
  uid: string,
  { conduct, asked }: { conduct: Conduct; asked: string[] },
): Promise<string> {
  const path = `/oauth/interactions/${uid}`
  const { status, body } = await browser.call('GET', path)
  assert.equal(status, 200, JSON.stringify(body))
  asked.push(body.kind)
  if (body.kind === 'login') {
    assert.ok(conduct.person, 'nobody is there to sign in')
    await browser.signIn(conduct.person)
  }
  const decision = { allow: conduct.allow ?? true, ...(conduct.tenant && { tenant: conduct.tenant }) }
  const done = await browser.call('POST', `${path}/${body.kind}`, body.kind === 'login' ? {} : decision)
  assert.equal(done.status, 200, JSON.stringify(done.body))
  return done.body.redirect_to
}
