import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, SessionContext } from '../../context.ts'
import type { LookUp } from '../../database/look-ups.ts'
import type { Feature } from '../../module/feature.ts'
import type { LoadShedder, Priority } from '../../reliability/load/load-shedder.ts'
import type { Services } from '../../services.ts'
import type { EnrollingIdentity, TokenIdentity } from '../identity/identity.ts'
import type { AppError } from '../problem.ts'
import type { Caller } from '../request/context.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** What the steps ask of the platform; the same for every request. */
export type Mounting = {
  readonly services: Services
  /** Resolves an access token of an application, when a bearer token is not a session token. */
  identifyByToken(token: string): Promise<TokenIdentity | undefined>
  /** Resolves a personal token or one of a service account, which its prefix tells from all others. */
  identifyByApiToken(token: string): Promise<TokenIdentity | undefined>
  readonly shedder: LoadShedder
  /** A sign-in that waits for the person to add a second factor, by its token. */
  identifyEnrolling(request: FastifyRequest, token: string): Promise<EnrollingIdentity | undefined>
  /** Refuses a session that its tenant does not take any more, and says what the person can do about it. */
  refuseSession(ctx: SessionContext, lacks: 'factor' | 'password'): Promise<never>
  /** Refuses a session whose last proof is too old for a sensitive action. */
  requireStepUp(ctx: SessionContext): Promise<void>
  /** Whether a person operates the installation; asked for operator routes only. */
  isOperator(personId: string): Promise<boolean>
  /** Called with each permission that let a request pass. */
  notePermissionUse(ctx: SessionContext, permission: string): void
  /** Called for each change that a signed-in person was not allowed to make; must not throw or block. */
  onRefused(ctx: SessionContext, error: AppError, request: string): void
}

/** What a route asks of its caller. */
export type RouteRules = Readonly<{
  access: RouteDefinition['access']['kind']
  /** The app that must be active for the tenant. */
  app: string | undefined
  /** The feature that must be on for the tenant. */
  feature: Feature | undefined
  permission: string | undefined
  /** Another permission that is enough. */
  alternative: string | undefined
  /** No token opens it. */
  sessionOnly: boolean
  /** What a narrowed token has to name as well. */
  tokenPermission: string | undefined
  stepUp: boolean
  allowsWeakSession: boolean
  allowsEnrolment: boolean
  isBackground: boolean
  /** The look-up of the session, where the handler needs more of it. */
  identifiedBy: LookUp | undefined
  /** Who is let in first under load. */
  priority: Priority
}>

/** One request on its way to its handler: the steps read what came before them and add what they found. */
export type Entry = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly rules: RouteRules
  readonly mounting: Mounting
  /** From identify on. */
  caller?: Caller
  /** From enter-tenant on. */
  session?: SessionContext
  /** What the handler gets. */
  ctx?: Context
}

/** One step. Only a step that has to wait answers with a promise: each promise would cost every request. */
export type Step = (entry: Entry) => void | Promise<void>
