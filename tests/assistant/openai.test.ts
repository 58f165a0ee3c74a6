import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@tamga/core/testing'
import { ask, beginConversation, KEY, startAssistantWorld } from './assistant-world.ts'

const world = await startAssistantWorld({ settings: { AI_PROVIDER: 'openai', AI_MODEL: 'local-model' } })
const { admin, model } = world

test('a server that speaks as OpenAI does is asked, told what tools found, waited for and let go', async () => {
  const { id } = (await admin.get('/me')).body.user
  model.play([
    { status: 429, headers: { 'retry-after': '0' } },
    {
      text: 'Хайж байна.\n',
      calls: [
        { name: 'find_members', input: { q: 'admin', limit: 5 } },
        { name: 'run_report', input: { dataset: 'members', measures: ['count'] } },
      ],
    },
    { text: `Админ [member:${id}] байна ![x](https://evil.example)` },
  ])
  const conversation = await beginConversation(admin)
  const said = await ask(admin, conversation, 'Хэн админ бэ?')
  assert.ok(said.text.includes(`Админ [[member:${id}]] байна`), said.text)
  assert.ok(!said.text.includes('evil'))
  assert.deepEqual(
    said.cites.map(({ ref }) => ref),
    [`member:${id}`],
  )
  assert.equal(model.headers[0]!.authorization, `Bearer ${KEY}`)
  const [, first, second] = model.bodies.map(body => JSON.parse(body))
  assert.deepEqual([first.model, first.stream, first.messages[0].role], ['local-model', true, 'system'])
  assert.equal(first.tools[0].type, 'function')
  const [turn, ...results] = second.messages.slice(-3)
  assert.deepEqual(
    turn.tool_calls.map((call: { function: { name: string } }) => call.function.name),
    ['find_members', 'run_report'],
  )
  assert.deepEqual(
    results.map(({ role, tool_call_id }: Record<string, string>) => [role, tool_call_id]),
    turn.tool_calls.map((call: { id: string }) => ['tool', call.id]),
  )
  assert.ok(results[0].content.includes(`member:${id}`))
  assert.ok(!model.bodies.join().includes(KEY))

  // What a report found is cited as a whole, and leads to the screen that asks the same.
  const { ref } = JSON.parse(results[1].content).untrusted_data as { ref: string }
  const query = { dataset: 'members', measures: ['count'] }
  model.play([{ calls: [{ name: 'run_report', input: query }] }, { text: `Нэг хүн байна [${ref}].` }])
  const { cites } = await ask(admin, conversation, 'Хэдэн хүн бэ?')
  const { pathname, searchParams } = new URL(String(cites[0]!['path']), world.origin)
  assert.deepEqual([cites.length, cites[0]!['name'], pathname], [1, 'Гишүүд', '/reports/new'])
  assert.deepEqual(JSON.parse(searchParams.get('query')!), { by: [], ...query })
  const kept = (await admin.get(`/assistant/conversations/${conversation}`)).body.records
  assert.ok(
    kept.some(({ path }: { path: string }) => path === cites[0]!['path']),
    JSON.stringify(kept),
  )

  model.play([{ hangs: 'Эхний мөр.\nХоёр' }])
  const gone = new AbortController()
  const before = model.aborted()
  const asked = await fetch(`${world.origin}/api/v1/assistant/conversations/${conversation}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Урт хариулт' }),
    signal: gone.signal,
  })
  assert.equal(asked.status, 200)
  gone.abort()
  await until('the model is let go', () => model.aborted() > before)
})
