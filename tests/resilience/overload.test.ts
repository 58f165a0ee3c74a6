import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, startTestPlatform, until } from '@tamga/core/testing'

/** So many at once are the work of this service; a refusal comes soon, so that it is seen here. */
const PLACES = 8
const world = await startTestPlatform(
  { after },
  { settings: { MAX_IN_FLIGHT: String(PLACES), QUEUE_WAIT_MS: '10' } },
)
const { origin, admin } = world

type Answer = { readonly status: number; readonly retryAfter: string | null }

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, init)
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

const list = () =>
  ask('/api/v1/organisation/members?limit=200', { headers: { authorization: `Bearer ${admin.token}` } })
const signIn = () =>
  ask('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  })

/** Callers who each ask again as soon as they have an answer. */
async function press(callers: number, each: number, call: () => Promise<Answer>): Promise<Answer[]> {
  const caller = async () => {
    const answers: Answer[] = []
    for (let i = 0; i < each; i++) answers.push(await call())
    return answers
  }
  return (await Promise.all(Array.from({ length: callers }, caller))).flat()
}

for (const times of [3, 10])
  test(`at ${times} times the capacity callers are answered or told when to come back, and probes are answered`, async () => {
    const [lists, signIns, probes] = await Promise.all([
      press(PLACES * times, 5, list),
      press(times, 2, signIn),
      press(1, 10, () => ask('/health')),
    ])
    const answers = [...lists, ...signIns]
    const odd = answers.filter(
      ({ status, retryAfter }) => status !== 200 && !(status === 503 && Number(retryAfter) > 0),
    )
    assert.deepEqual(odd, [])
    assert.deepEqual(
      probes.filter(({ status }) => status !== 200),
      [],
    )
    assert.ok(lists.some(({ status }) => status === 200))
    if (times === 10) assert.ok(lists.some(({ status }) => status === 503))
    await until('everybody is answered again', async () =>
      (await press(PLACES / 2, 5, list)).every(({ status }) => status === 200),
    )
  })
