import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import type { Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import type { ClientUses } from '../../clients/index.ts'
import { readEngineKeys, readKeysFingerprint } from './keys.ts'
import { createProvider } from './provider.ts'
import { beginRequest } from './request.ts'

/** Bytes for everybody, with the tag by which they are asked for again. */
export type Document = { readonly body: Buffer; readonly etag: string }

export type Engine = {
  readonly provider: Provider
  readonly keySet: Document
  readonly discovery: Document
  readonly fingerprint: string
  handle(message: IncomingMessage, response: ServerResponse): Promise<void>
}

export type EngineHolder = { current(): Promise<Engine> }

const LOOK_FOR_KEYS_MS = 5000

/**
 * The engine is bound to its keys when it is made. Keys change rarely and are published a day before they sign, so every few
 * seconds it is asked which ones there are, and another engine takes over when they changed.
 */
export function createEngineHolder(ctx: Context, uses: ClientUses): EngineHolder {
  let engine: Promise<Engine> | undefined
  let lookedAt = 0

  const make = async (): Promise<Engine> => makeEngine(ctx, uses)

  async function look(known: Promise<Engine>): Promise<void> {
    const { fingerprint } = await known
    if ((await readKeysFingerprint(ctx)) === fingerprint) return
    const next = make()
    await next
    if (engine === known) engine = next
  }

  return {
    current() {
      const now = Date.now()
      if (!engine) {
        lookedAt = now
        engine = make()
        // What failed is tried anew by the next request.
        engine.catch(() => (engine = undefined))
        return engine
      }
      if (now - lookedAt > LOOK_FOR_KEYS_MS) {
        lookedAt = now
        look(engine).catch(error =>
          ctx.services.log.warn({ err: error }, 'the signing keys could not be read'),
        )
      }
      return engine
    },
  }
}

async function makeEngine(ctx: Context, uses: ClientUses): Promise<Engine> {
  const keys = await readEngineKeys(ctx)
  const provider = createProvider(ctx, keys, uses)
  const handle = provider.callback()
  return {
    provider,
    keySet: documentOf(keys.published),
    discovery: documentOf(await readDiscovery(ctx, handle)),
    fingerprint: keys.fingerprint,
    handle: (message, response) => Promise.resolve(handle(message, response)) as Promise<void>,
  }
}

export const documentOf = (body: Buffer): Document => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

/** Asked of the engine itself, once, so that it says what the engine does. */
async function readDiscovery(ctx: Context, handle: ReturnType<Provider['callback']>): Promise<Buffer> {
  const { host, protocol } = new URL(ctx.services.settings.PUBLIC_ORIGIN)
  const answer = await inject(
    (message, response) => {
      beginRequest(message as unknown as IncomingMessage, ctx)
      void handle(message as never, response as never)
    },
    {
      url: '/.well-known/openid-configuration',
      headers: { host, 'x-forwarded-proto': protocol.slice(0, -1) },
    },
  )
  if (answer.statusCode !== 200) throw new Error(`the engine has no discovery document: ${answer.payload}`)
  return answer.rawPayload
}
