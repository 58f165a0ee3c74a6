import type { TSchema } from 'typebox'
import type { SessionContext } from '../context.ts'
import type { RouteDefinition } from '../http/route-definition.ts'
import { isModulePresent, type ModuleManifest, permissionPrefixOf } from '../module/define-module.ts'
import type { ModuleRegistry } from '../module/registry.ts'

/** A route of a module, as a tool uses it. */
export type ToolRoute = {
  readonly module: ModuleManifest
  readonly definition: RouteDefinition
  readonly permission: string
  readonly alternative: string | undefined
}

/** By `GET /api/v1/…`; undefined where the module is not compiled in. What needs no permission, or a person at hand, is no tool. */
export function findToolRoute(modules: ModuleRegistry, named: string): ToolRoute | undefined {
  for (const module of modules.all) {
    const definition = module.routes?.find(
      ({ method, path }) => `${method} ${module.root ?? ''}${path}` === named,
    )
    if (!definition) continue
    const { access } = definition
    const prefix = permissionPrefixOf(module)
    if (access.kind !== 'permission' || prefix === undefined) return undefined
    return {
      module,
      definition,
      permission: `${prefix}.${access.verb}`,
      alternative: access.or && `${prefix}.${access.or}`,
    }
  }
  return undefined
}

/** Whether the caller could call the route themself. */
export function mayUse({ permissions, apps }: SessionContext, route: ToolRoute): boolean {
  if (!isModulePresent(route.module, apps)) return false
  return [route.permission, route.alternative].some(one => one !== undefined && permissions.has(one))
}

type Properties = Readonly<Record<string, TSchema>>

const propertiesOf = (schema: TSchema | undefined): Properties =>
  (schema as { properties?: Properties } | undefined)?.properties ?? {}

export type ToolPart = 'params' | 'query' | 'body'

/** Where a parameter belongs in a request. A reason may come in either place: the body it is. */
export function partOf({ shape, method }: RouteDefinition, name: string): ToolPart | undefined {
  if (name in propertiesOf(shape.params)) return 'params'
  if (method !== 'GET' && name in propertiesOf(shape.body)) return 'body'
  return name in propertiesOf(shape.query) ? 'query' : undefined
}

const requiredIn = (schema: TSchema | undefined): readonly string[] =>
  (schema as { required?: readonly string[] } | undefined)?.required ?? []

/** The parameters of a tool as JSON Schema, taken from the schemas of its route. */
export function inputSchemaOf({ definition }: ToolRoute, takes: readonly string[]) {
  const { shape } = definition
  const parts = { params: shape.params, query: shape.query, body: shape.body }
  const properties: Record<string, TSchema> = {}
  const required: string[] = []
  for (const name of takes) {
    const part = partOf(definition, name)
    if (!part) throw new Error(`${definition.method} ${definition.path} has no parameter ${name}`)
    properties[name] = propertiesOf(parts[part])[name]!
    if (part === 'params' || requiredIn(parts[part]).includes(name)) required.push(name)
  }
  return { type: 'object' as const, properties, required, additionalProperties: false }
}
