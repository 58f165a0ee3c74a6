import { Compile } from 'typebox/compile'
import { type ErrorCode, MESSAGE_LIMIT, type Request, ShellError } from './core-shell.ts'
import { type Data, METHODS, type Method, type Params, type Result, type ShellEvent } from './methods.ts'

export type Handlers = { readonly [M in Method]?: (params: Params<M>) => Promise<Result<M>> | Result<M> }

/** Where a message came from, as the host itself sees it; never what the message says. */
export type Sender = { readonly origin: string; readonly isTopFrame: boolean }

export type HostOptions = {
  readonly origin: string
  readonly handlers: Handlers
  /** Methods that the tenant's policy allows; all that have a handler when left out. */
  readonly allowed?: readonly Method[]
}

export type Host = {
  readonly capabilities: readonly Method[]
  receive(text: string, sender: Sender): Promise<string | null>
  notice<E extends ShellEvent>(event: E, data: Data<E>): string
}

/** The host's half of the wire: checks who speaks, what they may, and what they say, before any device is touched. */
export function createHost({ origin, handlers, allowed }: HostOptions): Host {
  const capabilities = (Object.keys(METHODS) as Method[]).filter(
    method => handlers[method] && (allowed?.includes(method) ?? true),
  )
  return {
    capabilities,
    notice: (event, data) => JSON.stringify({ event, data }),
    async receive(text, sender) {
      // Frames of other origins, and frames inside the page, get no answer at all.
      if (sender.origin !== origin || !sender.isTopFrame) return null
      const request = parse(text)
      if (!request) return null
      try {
        return JSON.stringify({ id: request.id, result: await answer(request, handlers, capabilities) })
      } catch (error) {
        const code: ErrorCode = error instanceof ShellError ? error.code : 'device_error'
        return JSON.stringify({
          id: request.id,
          error: { code, message: error instanceof ShellError ? error.message : code },
        })
      }
    },
  }
}

function parse(text: string): Request | null {
  if (text.length > MESSAGE_LIMIT) return null
  try {
    const request = JSON.parse(text) as Partial<Request>
    return request.v === 1 && typeof request.id === 'string' && typeof request.method === 'string'
      ? (request as Request)
      : null
  } catch {
    return null
  }
}

async function answer(
  { method, params }: Request,
  handlers: Handlers,
  capabilities: readonly Method[],
): Promise<unknown> {
  if (!Object.hasOwn(METHODS, method)) throw new ShellError('not_supported')
  const known = method as Method
  if (!capabilities.includes(known)) throw new ShellError(handlers[known] ? 'not_allowed' : 'not_supported')
  if (!Compile(METHODS[known].params).Check(params)) throw new ShellError('invalid_params')
  const result = (await handlers[known]!(params as never)) ?? null
  if (!Compile(METHODS[known].result).Check(result))
    throw new ShellError('device_error', 'the host gave an answer that does not fit')
  return result
}
