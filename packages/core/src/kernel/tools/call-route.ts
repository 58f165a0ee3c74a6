import type { TSchema } from 'typebox'
import type { SessionContext } from '../context.ts'
import { isUuid } from '../crypto/uuid.ts'
import { isStorableText } from '../http/body/json-body.ts'
import { AppError, notFound, permissionDenied } from '../http/problem.ts'
import type { ReplyTools } from '../http/route-definition.ts'
import { createValidatorCompiler } from '../http/validation.ts'
import { defineProcessValue } from '../process-values.ts'
import { inputSchemaOf, mayUse, partOf, type ToolPart, type ToolRoute } from './tool-route.ts'

type Check = (value: unknown) => { value?: unknown; error?: Error }

/** Compiled once for each set of parameters. */
const checks = defineProcessValue('checks of tool parameters', () => ({
  compile: createValidatorCompiler(),
  known: new Map<string, Check>(),
}))

export type ToolInput = Readonly<Record<string, unknown>>
export type RouteInput = Readonly<Record<ToolPart, Record<string, unknown>>>

type Checked = {
  /** Names the schema among all others. */
  readonly key: string
  readonly schema: () => unknown
  /** Texts become numbers in a query; in a body nothing becomes anything else. */
  readonly part: 'querystring' | 'body'
}

/** What a model or an agent gave, held against a schema as a request would be; the validation may fill in defaults. */
export function checkValue<T extends object>(
  { services }: Pick<SessionContext, 'services'>,
  { key, schema, part }: Checked,
  value: T,
): T {
  const { compile, known } = services.processValues.of(checks)
  let check = known.get(key)
  if (!check) {
    check = compile({ schema: schema() as TSchema, method: 'GET', url: key, httpPart: part }) as Check
    known.set(key, check)
  }
  const { error } = check(value)
  if (error) throw error
  return value
}

/** The parameters of a tool, each at its place in a request. */
export function checkInput(
  ctx: SessionContext,
  route: ToolRoute,
  given: { readonly takes: readonly string[]; readonly input: ToolInput },
): RouteInput {
  const { method, path } = route.definition
  const key = `${method} ${route.module.id} ${path} ${given.takes.join(' ')}`
  const schema = () => inputSchemaOf(route, given.takes)
  const input = checkValue(ctx, { key, schema, part: 'querystring' }, { ...given.input })
  const parts: RouteInput = { params: {}, query: {}, body: {} }
  for (const [name, value] of Object.entries(input)) {
    const part = partOf(route.definition, name)!
    requireStorable(part, name, value)
    parts[part][name] = value
  }
  return parts
}

function requireStorable(part: ToolPart, name: string, value: unknown): void {
  if (typeof value !== 'string') return
  if (!isStorableText(value)) throw notFound()
  if (part === 'params' && /id$/.test(name) && !isUuid(value)) throw notFound()
}

const refused = (): never => {
  throw new AppError(403, 'session_required')
}

/** A tool reads: it neither waits, nor streams, nor sets anything on the answer of its caller. */
const NO_REPLY: ReplyTools = {
  status: () => {},
  header: () => {},
  cookie: refused,
  wait: refused,
  openEvents: refused,
}

/** Runs a read route as the caller, with the caller's permissions and in the caller's tenant. */
export async function callRoute(ctx: SessionContext, route: ToolRoute, input: RouteInput): Promise<unknown> {
  if (!mayUse(ctx, route)) throw permissionDenied(route.permission)
  const { method, shape, handler } = route.definition
  if (method !== 'GET' || shape.sessionOnly || shape.stepUp || shape.produces) return refused()
  return handler(ctx as never, input as never, NO_REPLY)
}
