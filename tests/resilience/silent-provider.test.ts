import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, until } from '@tamga/core/testing'
import { startStandIn } from '../federation/providers/stand-in-provider.ts'
import { startFederationWorld } from '../federation/world/federation-world.ts'

/** More than the load shedder lets in at first. */
const PEOPLE = 20

const world = await startFederationWorld({ after }, { OUTBOUND_TIMEOUT: '10m' })
const silent = await startStandIn({ after })
const { outbound } = world.platform.services

test('people who come back from a provider that never answers take no place from others', async () => {
  const provider = await world.provider({ name: 'Silent', issuer: silent.issuer, jit: true })
  const held: ServerResponse[] = []
  silent.lies.serve = (path, response) => path === '/token' && held.push(response) > 0
  const signIns = Array.from({ length: PEOPLE }, () => world.signIn(provider).catch(() => undefined))
  const calls = () => outbound.usage.calls().reduce((sum, { active, waiting }) => sum + active + waiting, 0)
  await until('all of them wait for the provider', () => calls() === PEOPLE)

  const credentials = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, replace: true }
  assert.equal((await world.stranger.post('/auth/login', credentials)).status, 200)
  assert.equal((await world.admin.get('/me')).status, 200)
  assert.equal(calls(), PEOPLE, 'nobody had given up')
  silent.lies = {}
  for (const response of held) response.writeHead(500).end()
  await Promise.all(signIns)
})
