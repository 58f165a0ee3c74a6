import type { Static, TObject, TSchema } from 'typebox'
import type { LookUp } from '../database/look-ups.ts'
import type { Verb } from '../module/verb.ts'
import type { EventStream } from './connections/event-streams.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call a route. A distribution can only write the first kind. */
export type Access =
  | {
      readonly kind: 'permission'
      readonly verb: Verb /** Enough as well. */
      readonly or?: Verb | undefined
    }
  | { readonly kind: 'session' }
  | { readonly kind: 'operator' }
  | { readonly kind: 'open' }

export type RouteShape = {
  readonly summary: string
  /** Last part of the operation's name, where the path alone would give that of another operation. */
  readonly name?: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  readonly reply?: TSchema
  /** Request headers that the handler reads, in small letters. */
  readonly headers?: readonly string[]
  /** Success status; 200 unless said, 204 where there is no reply. */
  readonly status?: number
  /** A body that is not JSON, handed over as text; a picture (PNG, JPEG, WebP) or a PDF file as bytes. With `body` as well, JSON too. */
  readonly consumes?:
    | 'text/csv'
    | 'application/x-www-form-urlencoded'
    | 'image'
    | 'application/pdf'
    | 'application/offset+octet-stream'
  /** A reply that is streamed as it is. */
  readonly produces?: readonly string[]
  /** For people alone: no token of an application, a person or a service account opens it, whatever permissions it has. */
  readonly sessionOnly?: true
  /** What a token that is narrowed to permissions has to name beside what the route needs: with a right to read it changes nothing. */
  readonly tokenNeeds?: Verb
  /** A sensitive action: whoever has a second factor, or needs one here, proves it again when that is a while ago. */
  readonly stepUp?: true
  /** Also for a session that lacks the second factor which its tenant requires: to add one, to leave. */
  readonly allowsWeakSession?: true
  /** Also with the token of a sign-in that waits for the person to add a second factor. */
  readonly allowsEnrolment?: true
  /** Answers also where the tenant switched the feature of its module off, and says so itself. */
  readonly ignoresFeature?: true
  /** Answers also while the installation is under maintenance: operators sign in by it. */
  readonly duringMaintenance?: true
  /** Nobody at the page asks for it: it does not renew the session. */
  readonly isBackground?: true
  /** Finds the session, as the session check does, with what the handler needs beside it: one statement instead of two. */
  readonly identifiedBy?: LookUp
  /** Problem codes beside the usual ones, for the published contract. */
  readonly problems?: readonly string[]
}

type Of<S> = S extends TSchema ? Static<S> : undefined

type Bytes = 'image' | 'application/pdf' | 'application/offset+octet-stream'

export type Input<S extends RouteShape> = {
  readonly params: Of<S['params']>
  readonly query: Of<S['query']>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: S['consumes'] extends Bytes
    ? S['body'] extends TSchema
      ? Buffer | Static<S['body']>
      : Buffer
    : S['consumes'] extends string
      ? string
      : Of<S['body']>
}

export type Stream = {
  readonly type: string
  readonly filename: string
  readonly chunks: AsyncIterable<string | Uint8Array>
}

/** What a handler may say besides its value. */
export type ReplyTools = {
  status(code: number): void
  header(name: string, value: string): void
  cookie(name: string, value: string, options: { maxAge: number; path?: string; httpOnly?: boolean }): void
  /**
   * Waits for something outside, such as a person with a phone. Meanwhile the request is no work for the load shedder; few may
   * wait under one key. The signal says that the caller left or that the process stops.
   */
  wait<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Answers with a stream of events that stays open: no work for the load shedder either, and few of one key. */
  openEvents(key: string): EventStream
}

export type Handler<C, S extends RouteShape> = (
  ctx: C,
  input: Input<S>,
  reply: ReplyTools,
) => Promise<
  S['produces'] extends readonly string[]
    ? Stream | EventStream
    : S['reply'] extends TSchema
      ? Static<S['reply']>
      : void
>

export type RouteDefinition = Readonly<{
  method: Method
  path: string
  access: Access
  shape: RouteShape
  handler: (ctx: never, input: never, reply: ReplyTools) => Promise<unknown>
}>
