import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { type ErrorCode, MESSAGE_LIMIT, type Request, ShellError } from './core-shell.ts'
import {
  type Data,
  EVENTS,
  METHODS,
  type Method,
  type Params,
  type Result,
  type ShellEvent,
} from './methods.ts'

export type Handlers = { readonly [M in Method]?: (params: Params<M>) => Promise<Result<M>> | Result<M> }

/** Where a message came from, as the host itself sees it; never what the message says. */
export type Sender = { readonly origin: string; readonly isTopFrame: boolean }

export type HostOptions = {
  readonly origin: string
  readonly handlers: Handlers
  /** Methods that the tenant's policy allows; all that have a handler when left out. */
  readonly allowed?: readonly Method[]
  /** Whether somebody touched the machine just now: asked before signing, biometrics and files. */
  readonly hasGesture?: () => boolean
}

export type Host = {
  readonly capabilities: readonly Method[]
  receive(text: string, sender: Sender): Promise<string | null>
  /** Null for an event that nobody knows, or whose data do not fit. */
  notice<E extends ShellEvent>(event: E, data: Data<E>): string | null
}

/** A page that is at work stays far below; the bucket is for what happens at once when it opens. */
const CALLS_PER_SECOND = 50
const CALLS_AT_ONCE = 100

/** What a page must not start by itself, however honest it is. */
const NEEDS_GESTURE: readonly Method[] = [
  'device.sign',
  'device.biometric',
  'device.pickFile',
  'device.saveFile',
]

/** The host's half of the wire: checks who speaks, what they may, and what they say, before any device is touched. */
export function createHost(options: HostOptions): Host {
  const { origin, handlers, allowed } = options
  const capabilities = (Object.keys(METHODS) as Method[]).filter(
    method => handlers[method] && (allowed?.includes(method) ?? true),
  )
  const takeCall = createBucket()
  const check = createChecks()
  return {
    capabilities,
    notice(event, data) {
      const schema = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined
      return schema && check(schema, data) ? JSON.stringify({ event, data }) : null
    },
    async receive(text, sender) {
      // Frames of other origins, and frames inside the page, get no answer at all.
      if (sender.origin !== origin || !sender.isTopFrame) return null
      const isInTime = takeCall()
      const request = parse(text)
      if (!request) return null
      try {
        if (!isInTime) throw new ShellError('busy')
        const result = await answer(request, { ...options, capabilities, check })
        return JSON.stringify({ id: request.id, result })
      } catch (error) {
        const code: ErrorCode = error instanceof ShellError ? error.code : 'device_error'
        const message = error instanceof ShellError ? error.message : code
        return JSON.stringify({ id: request.id, error: { code, message } })
      }
    },
  }
}

/** RFC 2697 in small: so many at once, and so many a second after that. */
function createBucket(): () => boolean {
  let left = CALLS_AT_ONCE
  let at = Date.now()
  return () => {
    const now = Date.now()
    left = Math.min(CALLS_AT_ONCE, left + ((now - at) * CALLS_PER_SECOND) / 1000)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

type Check = (schema: TSchema, value: unknown) => boolean

/** A schema is compiled when it is first used. */
function createChecks(): Check {
  const compiled = new Map<TSchema, Validator>()
  return (schema, value) => {
    const known = compiled.get(schema) ?? Compile(schema)
    compiled.set(schema, known)
    return known.Check(value)
  }
}

function parse(text: string): Request | null {
  if (text.length > MESSAGE_LIMIT) return null
  try {
    const request = JSON.parse(text) as Partial<Request> | null
    const isWhole =
      request?.v === 1 &&
      typeof request.id === 'string' &&
      request.id.length <= 64 &&
      typeof request.method === 'string'
    return isWhole ? (request as Request) : null
  } catch {
    return null
  }
}

async function answer(
  { method, params }: Request,
  {
    handlers,
    capabilities,
    hasGesture,
    check,
  }: HostOptions & { capabilities: readonly Method[]; check: Check },
): Promise<unknown> {
  if (!Object.hasOwn(METHODS, method)) throw new ShellError('not_supported')
  const known = method as Method
  if (!capabilities.includes(known)) throw new ShellError(handlers[known] ? 'not_allowed' : 'not_supported')
  if (!check(METHODS[known].params, params)) throw new ShellError('invalid_params')
  if (hasGesture && NEEDS_GESTURE.includes(known) && !hasGesture()) throw new ShellError('not_allowed')
  const result = (await handlers[known]!(params as never)) ?? null
  if (!check(METHODS[known].result, result))
    throw new ShellError('device_error', 'the host gave an answer that does not fit')
  return result
}
