import type { SessionContext } from '../context.ts'
import type { ModuleRegistry } from '../module/registry.ts'
import { callRoute, checkInput, type ToolInput } from './call-route.ts'
import { fieldAt, toldOf } from './told-fields.ts'
import {
  type OwnTool,
  type ProposalTool,
  type ReadTool,
  type RecordKind,
  type ToldRecord,
  type ToolAnswer,
  toolSets,
} from './tool.ts'
import { findToolRoute, inputSchemaOf, mayUse, type ToolRoute } from './tool-route.ts'

export type { ToldRecord, ToolAnswer } from './tool.ts'

export type OfferedTool = {
  readonly name: string
  readonly description: string
  readonly inputSchema: object
} & (
  | { readonly kind: 'read'; readonly tool: ReadTool; readonly route: ToolRoute }
  | { readonly kind: 'proposal'; readonly tool: ProposalTool; readonly route: ToolRoute }
  | { readonly kind: 'own'; readonly tool: OwnTool }
)

const MOST_RECORDS = 20

export const recordKinds = (modules: ModuleRegistry): ReadonlyMap<string, RecordKind> =>
  new Map(
    modules
      .extensions(toolSets)
      .flatMap(set => set.records ?? [])
      .map(record => [record.kind, record]),
  )

/**
 * The tools of all modules that the caller has the permission for. What is not offered cannot be called either. A proposal is judged by
 * what the person may do, also where an agent acts within fewer permissions: the person carries it out.
 */
export function offeredTools(ctx: SessionContext, held = ctx.permissions): OfferedTool[] {
  const { modules } = ctx.services
  const person = { ...ctx, permissions: held }
  const sets = modules.extensions(toolSets)
  const routed = <T extends ReadTool | ProposalTool>(kind: string, as: SessionContext, tool: T) => {
    const route = findToolRoute(modules, tool.route)
    if (!route || !mayUse(as, route)) return []
    const { name, description, takes } = tool
    return [{ kind, tool, name, description, inputSchema: inputSchemaOf(route, takes), route } as OfferedTool]
  }
  return [
    ...sets.flatMap(set => set.reads ?? []).flatMap(tool => routed('read', ctx, tool)),
    ...sets.flatMap(set => set.own ?? []).flatMap(tool => ownTool(ctx, tool)),
    ...sets.flatMap(set => set.proposals ?? []).flatMap(tool => routed('proposal', person, tool)),
  ]
}

function ownTool(ctx: SessionContext, tool: OwnTool): OfferedTool[] {
  const { name, description, inputSchema } = tool
  return tool.isOffered(ctx) ? [{ kind: 'own', tool, name, description, inputSchema }] : []
}

/** Every permission that some tool that reads needs: what an agent may ask for. */
export function readPermissions(modules: ModuleRegistry): string[] {
  const sets = modules.extensions(toolSets)
  const routes = sets.flatMap(set => set.reads ?? []).map(tool => findToolRoute(modules, tool.route))
  const own = sets.flatMap(set => set.own ?? []).map(tool => tool.permission)
  return [...new Set([...routes.flatMap(route => route?.permission ?? []), ...own])]
}

const itemsOf = (answer: unknown): { items: readonly unknown[]; more: boolean } => {
  const list = answer as { items?: readonly unknown[]; next_cursor?: string | null }
  if (!Array.isArray(list?.items)) return { items: [answer], more: false }
  return {
    items: list.items.slice(0, MOST_RECORDS),
    more: list.items.length > MOST_RECORDS || (list.next_cursor ?? null) !== null,
  }
}

/** Asks the route, and tells the declared fields of what it answers. */
export async function runReadTool(
  ctx: SessionContext,
  { tool, route }: { readonly tool: ReadTool; readonly route: ToolRoute },
  input: ToolInput,
): Promise<ToolAnswer> {
  const asked = checkInput(ctx, route, { takes: tool.takes, input })
  const answer = await callRoute(ctx, route, asked)
  const { items, more } = itemsOf(answer)
  const kind = tool.record && recordKinds(ctx.services.modules).get(tool.record.kind)
  const records: ToldRecord[] = []
  const told = items.map(item => {
    const id = tool.record && fieldAt(item, tool.record.id)
    if (!kind || typeof id !== 'string') return toldOf(item, tool.fields)
    const ref = `${kind.kind}:${id}`
    records.push({ ref, name: String(fieldAt(item, kind.name) ?? '').slice(0, 200) })
    return { ref, ...toldOf(item, tool.fields) }
  })
  const total = (answer as { total?: unknown }).total
  return {
    data: { records: told, ...(more && { more_exist: true }), ...(total !== undefined && { total }) },
    records,
  }
}
