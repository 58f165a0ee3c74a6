import assert from 'node:assert/strict'
import { after } from 'node:test'
import type { Client, ReadEvent, StandInModel, TestOptions, TestPlatform } from '@tamga/core/testing'
import { startStandInModel, startTestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

export const KEY = 'sk-test-0123456789-never-in-a-log'

export type AssistantWorld = TestPlatform & { readonly model: StandInModel }

/** An installation whose model server is a stand-in, with the assistant switched on in the first tenant. */
export async function startAssistantWorld(options: TestOptions = {}): Promise<AssistantWorld> {
  const model = await startStandInModel({ after })
  const world = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      ...options,
      settings: {
        AI_API_KEY: KEY,
        AI_BASE_URL: model.origin,
        OUTBOUND_ALLOW: '127.0.0.1',
        ...options.settings,
      },
    },
  )
  for (const app of ['sso-sessions', 'sso-federation', 'sso-access-review', 'sso-provisioning'])
    await world.admin.post(`/store/apps/${app}/install`)
  assert.equal((await world.admin.put('/settings/features', { assistant: true })).status, 200)
  return { ...world, model }
}

/** The events in the text of a stream. */
export const eventsIn = (text: string): ReadEvent[] =>
  text
    .split('\n\n')
    .filter(block => block.includes('event: '))
    .map(block => {
      const fields = Object.fromEntries(
        block
          .split('\n')
          .map(line => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      )
      return { id: fields['id'] ?? null, event: fields['event']!, data: JSON.parse(fields['data']!) }
    })

export async function beginConversation(client: Client): Promise<string> {
  const { status, body, text } = await client.post('/assistant/conversations')
  assert.equal(status, 201, text)
  return body.id
}

export type Said = {
  readonly events: readonly ReadEvent[]
  readonly text: string
  readonly cites: readonly Record<string, unknown>[]
  readonly proposals: readonly { id: string; method: string; path: string; body: object; preview: Preview }[]
  readonly message: string
}

type Preview = { title: string; reaches: number | null; records: { name: string }[] }

/** One question with its whole answer. */
export async function ask(client: Client, conversation: string, question: string): Promise<Said> {
  const answer = await client.post(`/assistant/conversations/${conversation}/messages`, { text: question })
  assert.equal(answer.status, 200, answer.text)
  const events = eventsIn(answer.text)
  const of = (kind: string) => events.filter(({ event }) => event === kind).map(({ data }) => data)
  return {
    events,
    text: of('text')
      .map(({ text }) => text)
      .join(''),
    cites: of('cite'),
    proposals: of('proposal') as never,
    message: answer.headers.get('assistant-message')!,
  }
}
