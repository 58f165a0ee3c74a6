import type { RelyingParty } from './relying-party.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

export type FormAnswer = { status: number; body: Loose; headers: Headers; text: string }

/** A form to an endpoint, as plain as HTTP allows; the client authenticates as it is registered. */
export async function postForm(
  address: string,
  params: Record<string, string> | string,
  client?: RelyingParty['client'],
): Promise<FormAnswer> {
  const body = new URLSearchParams(params)
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (client?.client_secret) headers['authorization'] = basic(client.client_id, client.client_secret)
  else if (client) body.set('client_id', client.client_id)
  return read(await fetch(address, { method: 'POST', headers, body: body.toString(), redirect: 'manual' }))
}

export async function read(response: Response): Promise<FormAnswer> {
  const text = await response.text()
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  const body = isJson && text ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, body }
}

export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`

export async function isActive(
  origin: string,
  token: string,
  client: RelyingParty['client'],
): Promise<boolean> {
  const { body } = await postForm(`${origin}/oauth2/introspect`, { token }, client)
  return body.active
}

export const userInfoStatus = async (origin: string, token: string): Promise<number> => {
  const { status } = await read(
    await fetch(`${origin}/oauth2/userinfo`, { headers: { authorization: `Bearer ${token}` } }),
  )
  return status
}
