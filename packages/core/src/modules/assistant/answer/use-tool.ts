import type { SessionContext } from '../../../kernel/context.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { type OfferedTool, runReadTool, type ToolAnswer } from '../../../kernel/tools/tools.ts'
import type { ToolCall } from '../model/wire.ts'
import { createProposal, type viewProposal } from '../proposals/proposals.ts'

export type ToolUse = ToolAnswer & {
  readonly proposal?: Awaited<ReturnType<typeof viewProposal>>
  /** The code of the refusal. */
  readonly refusal?: string
}

type Using = {
  readonly offered: readonly OfferedTool[]
  readonly call: ToolCall
  readonly via: string
  readonly message_id: string | null
}

/** One call of a tool, in the name of the caller. A refusal is an answer too: the model may ask otherwise. */
export async function runTool(ctx: SessionContext, { offered, call, ...rest }: Using): Promise<ToolUse> {
  try {
    const found = offered.find(tool => tool.name === call.name)
    if (!found) throw notFound()
    if (found.kind === 'read') return await runReadTool(ctx, found, call.input)
    if (found.kind === 'own') return await found.tool.run(ctx, call.input)
    const proposal = await createProposal(ctx, { offered: found, input: call.input, ...rest })
    const { title, reaches } = proposal.preview
    return {
      proposal,
      records: [],
      data: {
        proposed: title,
        reaches,
        note: 'Nothing was changed. The person sees a card and decides; you cannot confirm it.',
      },
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, extra } = error
    return {
      refusal: code,
      records: [],
      data: { error: code, ...(extra.errors && { fields: extra.errors.map(({ path }) => path) }) },
    }
  }
}
