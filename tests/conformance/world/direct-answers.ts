import assert from 'node:assert/strict'
import type { RelyingParty } from './relying-party.ts'
import { type FormAnswer, postForm, read } from './token-endpoint.ts'

// The engine answers whatever is not plain, and a field that nobody knows is enough for that.

export type Fields = Record<string, string>
export type Service = RelyingParty['client']

/** As the client is registered to say who it is. */
export const askForm = (address: string, fields: Fields, client: Service): Promise<FormAnswer> =>
  client.token_endpoint_auth_method === 'client_secret_post'
    ? postForm(address, { ...fields, client_id: client.client_id, client_secret: client.client_secret })
    : postForm(address, fields, client)

export const askByEngine = (address: string, fields: Fields, client: Service): Promise<FormAnswer> =>
  askForm(address, { ...fields, unknown: '1' }, client)

export const askWithToken = async (address: string, token: string, scheme = 'Bearer'): Promise<FormAnswer> =>
  read(await fetch(address, { headers: { authorization: `${scheme} ${token}` } }))

const CHANGING = /^(date|x-request-id|content-length|vary|access-control-.*)$/

/** The engine speaks of other origins even where none asked. */
export const isByEngine = ({ headers }: FormAnswer): boolean => headers.has('access-control-allow-origin')

/** Status and headers, and of the answer what is the same each time. */
export const comparable = ({ status, headers, body }: FormAnswer) => ({
  status,
  headers: [...headers].filter(([name]) => !CHANGING.test(name)).sort(),
  body: Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [name, /_token$/.test(name) ? typeof value : value]),
  ),
})

export function assertAlike(direct: FormAnswer, byEngine: FormAnswer): void {
  assert.deepEqual(comparable(direct), comparable(byEngine))
  assert.deepEqual(Object.keys(direct.body ?? {}), Object.keys(byEngine.body ?? {}))
  assert.equal(isByEngine(byEngine), true)
}
