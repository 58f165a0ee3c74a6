import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import inject from 'light-my-request'
import type { Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import { createBatcher } from '../../../kernel/database/batches.ts'
import type { ClientUses } from '../../clients/index.ts'
import { readKeysFingerprint } from '../keys/signing-keys.ts'
import { readEngineKeys } from './keys.ts'
import { createProvider, type Handle } from './provider.ts'
import { createRequest } from './request.ts'

/** A text for everybody, with the tag by which it is asked for again. A text leaves in one write with its headers, bytes in two. */
export type Document = { readonly body: string; readonly etag: string }

export type Engine = {
  readonly provider: Provider
  readonly keySet: Document
  readonly discovery: Document
  readonly fingerprint: string
  readonly handle: Handle
}

export type EngineHolder = {
  current(): Promise<Engine>
  /** With the keys that there are at this moment: somebody may have got a token of a key that was published just now. */
  newest(): Promise<Engine>
}

const LOOK_FOR_KEYS_MS = 5000
/** Whoever asks for the key set alone is answered at once; of many, those who come within this time share a look. */
const LOOKS_APART_MS = 10

/**
 * The engine is bound to its keys when it is made. Keys change rarely and are published before they sign, so every few seconds
 * it is asked which ones there are, and another engine takes over when they changed.
 */
export function createEngineHolder(ctx: Context, uses: ClientUses): EngineHolder {
  let engine: Promise<Engine> | undefined
  let lookedAt = 0

  function make(): Promise<Engine> {
    lookedAt = Date.now()
    const made = makeEngine(ctx, uses)
    engine = made
    // What failed is tried anew by the next request.
    made.catch(() => {
      if (engine === made) engine = undefined
    })
    return made
  }

  async function look(known: Promise<Engine>): Promise<void> {
    lookedAt = Date.now()
    const { fingerprint } = await known
    if ((await readKeysFingerprint(ctx)) === fingerprint) return
    const next = makeEngine(ctx, uses)
    await next
    if (engine === known) engine = next
  }

  const lookSoundly = (known: Promise<Engine>): Promise<void> =>
    look(known).catch(error => ctx.services.log.warn({ err: error }, 'the signing keys could not be read'))

  // A look that is under way may have read the keys before a request came: whoever comes meanwhile shares the next one.
  const lookTogether = createBatcher(async (asked: undefined[]) => {
    const early = lookedAt + LOOKS_APART_MS - Date.now()
    if (early > 0) await pause(early)
    if (engine) await lookSoundly(engine)
    return asked
  }, 1)

  return {
    current() {
      if (!engine) return make()
      if (Date.now() - lookedAt > LOOK_FOR_KEYS_MS) void lookSoundly(engine)
      return engine
    },
    async newest() {
      if (!engine) return make()
      await lookTogether(undefined)
      return engine ?? make()
    },
  }
}

async function makeEngine(ctx: Context, uses: ClientUses): Promise<Engine> {
  const keys = await readEngineKeys(ctx)
  const { provider, handle } = createProvider(ctx, keys, uses)
  return {
    provider,
    keySet: documentOf(keys.published),
    discovery: documentOf(await readDiscovery(ctx, handle)),
    fingerprint: keys.fingerprint,
    handle,
  }
}

export const documentOf = (body: string): Document => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

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
