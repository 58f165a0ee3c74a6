import type { Data, Method, Params, Result, ShellEvent } from './methods.ts'

export const VERSION = '1.2'
export const MAJOR = 1

/** Longest message on the wire; anything larger goes by a one-time address. */
export const MESSAGE_LIMIT = 256 * 1024
export const DEFAULT_TIMEOUT_MS = 15_000
/** Where a person is asked something in between. */
export const PROMPT_TIMEOUT_MS = 5 * 60_000

export const ERROR_CODES = [
  'not_allowed',
  'not_supported',
  'invalid_params',
  'cancelled',
  'timeout',
  'busy',
  'device_error',
  'session_required',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export class ShellError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string = code) {
    super(message)
    this.name = 'ShellError'
    this.code = code
  }
}

/** What a host puts at `window.CoreShell`: frozen, not configurable, in the top frame alone. */
export interface CoreShell {
  readonly version: string
  readonly platform: 'desktop' | 'mobile' | 'kiosk'
  readonly capabilities: readonly Method[]
  call<M extends Method>(method: M, params: Params<M>): Promise<Result<M>>
  on<E extends ShellEvent>(event: E, listener: (data: Data<E>) => void): () => void
}

/** The wire between the injected script and the host, as JSON text. */
export type Request = {
  readonly v: 1
  readonly id: string
  readonly method: string
  readonly params: unknown
}
export type Response =
  | { readonly id: string; readonly result: unknown }
  | { readonly id: string; readonly error: { readonly code: ErrorCode; readonly message: string } }
export type Notice = { readonly event: string; readonly data: unknown }

/** The highest major version that both sides know; null asks for a newer shell. */
export function agreeOnMajor(host: readonly number[], client: readonly number[]): number | null {
  const shared = host.filter(major => client.includes(major))
  return shared.length > 0 ? Math.max(...shared) : null
}
