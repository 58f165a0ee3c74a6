import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import inject from 'light-my-request'
import type { Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import { createBatcher } from '../../../kernel/database/batches.ts'
import { type Document, documentOf } from '../../../kernel/http/documents/document.ts'
import type { ClientUses } from '../../clients/index.ts'
import { KEY_SET_AGE_MS } from '../keys/process-keys.ts'
import { readKeysFingerprint } from '../keys/signing-keys.ts'
import type { AnswerDirectly } from './direct/direct-answers.ts'
import { readEngineKeys } from './keys.ts'
import { createProvider, type Handle } from './provider.ts'
import { createRequest } from './request.ts'

export type Engine = {
  readonly provider: Provider
  readonly keySet: Document
  readonly discovery: Document
  readonly fingerprint: string
  readonly handle: Handle
  readonly answerDirectly: AnswerDirectly
}

export type EngineHolder = {
  current(): Promise<Engine>
  /** The present engine; undefined while none is there, or while its keys are to be looked at again. */
  known(): Engine | undefined
  /** The keys that there are at this moment, next ones included. */
  keySet(): Promise<Document>
  /** Undefined where they have to be asked for. */
  knownKeySet(): Document | undefined
}

const LOOK_FOR_KEYS_MS = 5000

type Held = {
  engine: Promise<Engine> | undefined
  /** The same, once it is there. */
  made: Engine | undefined
  /** The one that takes over next: its keys are published already. */
  next: Promise<Engine> | undefined
  lookedAt: number
  /** When the look began by which the present keys are known. */
  knownAt: number
}

type Make = () => Promise<Engine>

/**
 * The engine is bound to its keys when it is made. Keys change rarely and are published before they sign, so every few seconds
 * it is asked which ones there are, and another engine takes over when they changed: when no process shows a key set any more
 * that was read before.
 */
export function createEngineHolder(ctx: Context, uses: ClientUses): EngineHolder {
  const make: Make = () => makeEngine(ctx, uses)
  const held: Held = {
    engine: undefined,
    made: undefined,
    next: undefined,
    lookedAt: -Infinity,
    knownAt: -Infinity,
  }

  const begin = () => beginEngine(held, make)

  const look = (known: Promise<Engine>): Promise<void> =>
    lookForKeys(ctx, held, { known, make }).catch(error =>
      ctx.services.log.warn({ err: error }, 'the signing keys could not be read'),
    )

  // A look that is under way may have read the keys before a request came: whoever comes meanwhile shares the next one.
  const lookTogether = createBatcher(
    async (asked: undefined[]) => {
      if (held.engine) await look(held.engine)
      return asked
    },
    { atOnce: 1 },
  )

  return {
    current() {
      if (!held.engine) return begin()
      if (performance.now() - held.lookedAt > LOOK_FOR_KEYS_MS) void look(held.engine)
      return held.engine
    },
    known: () => (performance.now() - held.lookedAt > LOOK_FOR_KEYS_MS ? undefined : held.made),
    knownKeySet() {
      const isNew = performance.now() - held.knownAt < KEY_SET_AGE_MS
      return isNew && held.next === undefined ? held.made?.keySet : undefined
    },
    async keySet() {
      if (!held.engine) return (await begin()).keySet
      if (performance.now() - held.knownAt >= KEY_SET_AGE_MS) await lookTogether(undefined)
      const newest = held.next ?? held.engine ?? begin()
      return (await newest).keySet
    },
  }
}

function beginEngine(held: Held, make: Make): Promise<Engine> {
  held.lookedAt = performance.now()
  const made = make()
  held.engine = made
  made.then(
    engine => {
      if (held.engine === made) held.made = engine
    },
    // What failed is tried anew by the next request.
    () => {
      if (held.engine === made) held.engine = undefined
    },
  )
  return made
}

async function lookForKeys(
  ctx: Context,
  held: Held,
  { known, make }: { known: Promise<Engine>; make: Make },
): Promise<void> {
  const began = performance.now()
  held.lookedAt = began
  const { fingerprint } = await known
  if ((await readKeysFingerprint(ctx)) !== fingerprint) {
    const made = make()
    const engine = await made
    held.next = made
    await pause(KEY_SET_AGE_MS)
    if (held.engine === known) {
      held.engine = made
      held.made = engine
    }
    if (held.next === made) held.next = undefined
  }
  held.knownAt = began
}

async function makeEngine(ctx: Context, uses: ClientUses): Promise<Engine> {
  const keys = await readEngineKeys(ctx)
  const { provider, handle, answerDirectly } = createProvider(ctx, keys, uses)
  return {
    provider,
    keySet: documentOf(keys.published),
    discovery: documentOf(await readDiscovery(ctx, handle)),
    fingerprint: keys.fingerprint,
    handle,
    answerDirectly,
  }
}

/** Asked of the engine itself, once, so that it says what the engine does. */
async function readDiscovery(ctx: Context, handle: Handle): Promise<string> {
  const { host, protocol } = new URL(ctx.services.settings.PUBLIC_ORIGIN)
  const answer = await inject(
    (message, response) =>
      void handle(
        message as unknown as IncomingMessage,
        response as unknown as ServerResponse,
        createRequest(ctx),
      ),
    {
      url: '/.well-known/openid-configuration',
      headers: { host, 'x-forwarded-proto': protocol.slice(0, -1) },
    },
  )
  if (answer.statusCode !== 200) throw new Error(`the engine has no discovery document: ${answer.payload}`)
  return answer.payload
}
