import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { notFound, wrongState } from '../../../kernel/http/problem.ts'
import { callRoute, checkInput, type RouteInput, type ToolInput } from '../../../kernel/tools/call-route.ts'
import { requireRecords, showRecords } from '../../../kernel/tools/live-names.ts'
import { type ProposalTool, toolSets } from '../../../kernel/tools/tool.ts'
import { findToolRoute, type ToolRoute } from '../../../kernel/tools/tool-route.ts'
import * as store from './proposal-store.ts'
import { hashRequest } from './request-hash.ts'

const LASTS_SECONDS = 600

type Proposing = {
  readonly offered: { readonly tool: ProposalTool; readonly route: ToolRoute }
  readonly input: ToolInput
  /** `assistant`, or the name of the application that the agent came with. */
  readonly via: string
  readonly message_id: string | null
}

const pathOf = ({ module, definition }: ToolRoute, { params }: RouteInput): string =>
  `${module.root ?? ''}${definition.path}`.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  )

/** How many the change would reach, as the list of them says. */
async function countReached(
  ctx: SessionContext,
  { reaches }: ProposalTool,
  { params }: RouteInput,
): Promise<number | null> {
  const route = reaches === undefined ? undefined : findToolRoute(ctx.services.modules, reaches)
  if (!route) return null
  const query = { limit: 200, count: true }
  const answer = (await callRoute(ctx, route, { params, query, body: {} })) as {
    items: readonly unknown[]
    total?: number
  }
  return answer.total ?? answer.items.length
}

/** Writes down what a person may decide on. Nothing else happens: the change is the person's own request. */
export async function createProposal(ctx: SessionContext, { offered, input, via, message_id }: Proposing) {
  const { tool, route } = offered
  const parts = checkInput(ctx, route, { takes: tool.takes, input })
  const refs = tool.about.map(({ parameter, kind }) => ({
    ref: `${kind}:${String(input[parameter])}`,
    name: '',
  }))
  const records = await requireRecords(ctx, refs)
  const request = { method: route.definition.method, path: pathOf(route, parts), body: parts.body }
  const reaches = await countReached(ctx, tool, parts)
  const row = await inTenant(ctx, tx =>
    store.insertProposal(tx, {
      id: uuidv7(),
      person_id: ctx.person.id,
      message_id,
      tool: tool.name,
      via,
      ...request,
      records: records.map(({ ref, name }) => ({ ref, name })),
      reaches,
      hash: hashRequest(request),
      seconds: LASTS_SECONDS,
    }),
  )
  return viewProposal(ctx, row)
}

const titleKey = (ctx: SessionContext, name: string): string | undefined =>
  ctx.services.modules
    .extensions(toolSets)
    .flatMap(set => set.proposals ?? [])
    .find(tool => tool.name === name)?.title

/** The card is drawn from the row and the database; no word of it comes from a model. */
export async function viewProposal(ctx: SessionContext, row: store.ProposalRow) {
  const records = await showRecords(ctx, row.records)
  const key = titleKey(ctx, row.tool)
  const names = { name: records[0]?.name ?? '', other: records[1]?.name ?? '' }
  const isOver = row.status === 'waiting' && Date.parse(row.expires_at) <= Date.now()
  return {
    id: row.id,
    method: row.method,
    path: row.path,
    body: row.body,
    preview: {
      title: key === undefined ? row.tool : ctx.services.translator.text(ctx.language, key, names),
      records,
      reaches: row.reaches,
      via: row.via,
    },
    status: isOver ? ('expired' as const) : row.status,
    created_at: row.created_at,
    expires_at: row.expires_at,
  }
}

export async function listProposals(ctx: SessionContext, query: PageQuery) {
  const page = await inTenant(ctx, tx => store.selectWaitingProposals(tx, ctx.person.id, query))
  return { ...page, items: await Promise.all(page.items.map(row => viewProposal(ctx, row))) }
}

export async function readProposal(ctx: SessionContext, id: string) {
  const row = await inTenant(ctx, tx => store.selectProposal(tx, ctx.person.id, id))
  if (!row) throw notFound()
  return viewProposal(ctx, row)
}

export async function dismissProposal(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const row = await store.selectProposal(tx, ctx.person.id, id)
    if (!row) throw notFound()
    if (!(await store.updateProposalDismissed(tx, ctx.person.id, id))) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'assistant.proposal_dismissed',
      target: { type: 'proposal', id, name: row.tool },
    })
  })
}
