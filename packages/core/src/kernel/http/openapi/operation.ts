import type { TObject } from 'typebox'
import { type ModuleManifest, permissionPrefixOf } from '../../module/define-module.ts'
import { consumedTypes, isText } from '../body/prepare-body.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { operationId } from './name.ts'
import { problemResponses } from './problems.ts'
import type { JsonSchema, SchemaSet } from './schema.ts'

export type Operation = { readonly operationId: string; readonly [member: string]: unknown }

/** What all operations of one document share: the named schemas, and the status of each error code. */
export type DocumentParts = { readonly schemas: SchemaSet; readonly statuses: ReadonlyMap<string, number> }

export const routeAddress = (module: ModuleManifest, route: RouteDefinition): string =>
  `${module.root ?? ''}${route.path}` || '/'

/** `/members/:id` of the router is `/members/{id}` of the document. */
export const documentPath = (address: string): string => address.replace(/:(\w+)/g, '{$1}')

/** One route of a module as an OpenAPI operation. */
export function operationOf(
  module: ModuleManifest,
  route: RouteDefinition,
  document: DocumentParts,
): Operation {
  const { shape, access, method } = route
  const { schemas, statuses } = document
  const address = routeAddress(module, route)
  const parameters = [
    ...pathParameters(address, shape.params, schemas),
    ...queryParameters(shape.query, schemas),
    ...headerParameters(shape.body),
  ]
  const body = requestBody(route, schemas)
  return {
    operationId: operationId(method, address, shape),
    tags: [module.name.en],
    summary: shape.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...successResponse(route, schemas),
      ...problemResponses(problemCodes(module, route), statuses),
    },
    ...(access.kind === 'open' && { security: [] }),
    'x-access': access.kind,
    ...(access.kind === 'permission' && { 'x-permission': `${permissionPrefixOf(module)}.${access.verb}` }),
    ...(shape.sessionOnly && { 'x-session-only': true }),
    ...(shape.tokenNeeds && { 'x-token-permission': `${permissionPrefixOf(module)}.${shape.tokenNeeds}` }),
    ...(module.slug && access.kind !== 'open' && { 'x-app': module.slug }),
    ...(shape.problems && { 'x-problem-codes': shape.problems }),
  }
}

function pathParameters(address: string, params: TObject | undefined, schemas: SchemaSet): JsonSchema[] {
  return [...address.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...described(schemas.use(params?.properties[name!] ?? { type: 'string' })),
  }))
}

function queryParameters(query: TObject | undefined, schemas: SchemaSet): JsonSchema[] {
  const required = new Set<string>((query as { required?: string[] } | undefined)?.required)
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    ...described(schemas.use(schema)),
  }))
}

/** Where the body takes a version, the header may say it instead. */
function headerParameters(body: RouteDefinition['shape']['body']): JsonSchema[] {
  if (!('version' in ((body as { properties?: object } | undefined)?.properties ?? {}))) return []
  const description = 'The version that the change is meant for, when the body does not say it'
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }]
}

const described = ({ description, ...schema }: JsonSchema) => ({
  ...(description !== undefined && { description }),
  schema,
})

/** Bytes have no schema but their media type (OpenAPI 3.1). */
const unparsedContent = (shape: RouteDefinition['shape']): JsonSchema =>
  Object.fromEntries(
    consumedTypes(shape).map(type => [type, { schema: isText(shape) ? { type: 'string' } : {} }]),
  )

/** An empty JSON body counts as `{}`, so a body is required only when one of its fields is. */
function requestBody({ method, shape }: RouteDefinition, schemas: SchemaSet): JsonSchema | undefined {
  if (method === 'GET') return undefined
  if (shape.consumes) {
    const json = shape.body && { 'application/json': { schema: schemas.use(shape.body) } }
    return { required: true, content: { ...json, ...unparsedContent(shape) } }
  }
  if (!shape.body) return undefined
  const { required } = shape.body as { required?: readonly string[] }
  return {
    required: (required?.length ?? 0) > 0,
    content: { 'application/json': { schema: schemas.use(shape.body) } },
  }
}

const MEANING: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted for later',
  204: 'Done',
  303: 'The browser goes on to the address in `Location`',
}

function successResponse({ shape }: RouteDefinition, schemas: SchemaSet): Record<string, JsonSchema> {
  const status = shape.status ?? (shape.reply || shape.produces ? 200 : 204)
  const types = shape.produces ?? (shape.reply ? ['application/json'] : [])
  const schema = shape.produces || !shape.reply ? { type: 'string' } : schemas.use(shape.reply)
  return {
    [status]: {
      description: MEANING[status] ?? 'Done',
      ...(status === 201 && {
        headers: { Location: { description: 'Where the new resource is', schema: { type: 'string' } } },
      }),
      ...(types.length > 0 && { content: Object.fromEntries(types.map(type => [type, { schema }])) }),
    },
  }
}

const strengthCodes = ({
  stepUp,
  allowsWeakSession,
  allowsEnrolment,
}: RouteDefinition['shape']): string[] => {
  const isForStrong = !allowsWeakSession && !allowsEnrolment
  return [
    ...(isForStrong ? ['reauthentication_required'] : []),
    ...(isForStrong || stepUp ? ['step_up_required'] : []),
  ]
}

/** Every code that the steps before the handler may answer, and those that the route names itself. */
function problemCodes(module: ModuleManifest, { access, method, shape, path }: RouteDefinition): string[] {
  const isChange = method !== 'GET'
  const isOpen = access.kind === 'open'
  return [
    'validation_failed',
    ...(isOpen ? [] : ['unauthenticated', 'tenant_suspended', 'membership_suspended', 'not_a_member']),
    ...(isChange ? ['cross_site_request', 'payload_too_large', 'unsupported_media_type'] : []),
    ...(module.slug && !isOpen ? ['app_not_installed'] : []),
    ...(module.feature && !isOpen && access.kind !== 'operator' ? ['feature_disabled'] : []),
    ...(access.kind === 'permission'
      ? ['permission_denied', 'insufficient_scope', 'token_network_refused']
      : []),
    ...(access.kind === 'operator' ? ['operator_required'] : []),
    ...(access.kind === 'operator' || access.kind === 'session' || shape.sessionOnly
      ? ['session_required']
      : []),
    ...(isOpen ? [] : strengthCodes(shape)),
    ...(`${module.root}${path}`.includes(':') ? ['not_found'] : []),
    ...(shape.problems ?? []),
    'overloaded',
    ...(isChange ? ['outcome_unknown'] : []),
  ]
}
