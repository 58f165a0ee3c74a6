import { type Client, readMails, until } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

type Guest = { email: string; password: string; mailDir: string }

/** A member changes their address and back, and nearly closes the account. */
export function accountSteps(client: Client, { email, password, mailDir }: Guest): Step[] {
  const tokenFor = (page: string, address: string): Promise<string> =>
    until(`a link to ${page} comes to ${address}`, async () => {
      const mails = await readMails(mailDir)
      return mails.findLast(({ to, text }) => to.includes(address) && text.includes(`/${page}#`))?.token
    })
  return [
    {
      route: 'POST /api/v1/me/email',
      prepare: () => client.signIn(email, password),
      run: () => client.post('/me/email', { email: 'dropped@first.example', password }),
    },
    { route: 'DELETE /api/v1/me/email', run: () => client.delete('/me/email') },
    {
      route: 'POST /api/v1/auth/email/change',
      prepare: () => client.post('/me/email', { email: 'moved@first.example', password }),
      run: async () =>
        client.post('/auth/email/change', { token: await tokenFor('change-email', 'moved@first.example') }),
    },
    {
      route: 'POST /api/v1/auth/email/undo',
      run: async () => client.post('/auth/email/undo', { token: await tokenFor('undo-email', email) }),
    },
    {
      route: 'POST /api/v1/me/closing',
      prepare: () => client.signIn(email, password),
      run: () => client.post('/me/closing', { password }),
    },
    { route: 'DELETE /api/v1/me/closing', run: () => client.delete('/me/closing') },
    {
      route: 'PUT /api/v1/me/notifications/switches',
      run: () =>
        client.put('/me/notifications/switches', { switches: [{ kind: 'token_expiring', mail: false }] }),
    },
    {
      // What somebody has read is no change of anything that others rely on.
      route: 'POST /api/v1/me/notifications/read',
      changes: 0,
      run: () => client.post('/me/notifications/read', { all: true }),
    },
  ]
}

/** The organisation words its invitation, and goes back to the product's words. */
export function mailSteps(admin: Client): Step[] {
  const ROUTE = '/api/v1/settings/mails/:kind/:language'
  const path = '/settings/mails/invitation/en'
  const wording = { subject: 'Come in', heading: 'Welcome', body: 'We wait for you, {person}.' }
  return [
    { route: `PUT ${ROUTE}`, run: () => admin.put(path, wording) },
    { route: `POST ${ROUTE}/preview`, changes: 0, run: () => admin.post(`${path}/preview`, {}) },
    { route: `POST ${ROUTE}/test`, changes: 0, run: () => admin.post(`${path}/test`) },
    { route: `DELETE ${ROUTE}`, run: () => admin.delete(path) },
  ]
}
