import { actingAs, type DemoContribution } from '../../kernel/module/demo-contribution.ts'
import { pdfLetter } from '../../kernel/pdf/letter/pdf-letter.ts'
import { changeDocument, createDocument } from '../documents/index.ts'
import { decide } from './decisions/decide.ts'
import { startFlow } from './flows/start-flow.ts'
import type { Decision } from './tables.ts'

type State = {
  readonly key: string
  readonly decision?: Decision
  readonly isSent: boolean
  readonly label?: string
}

/** A document in each state that the demo can bring about: signing needs somebody with a phone. */
const STATES: readonly State[] = [
  { key: 'draft', isSent: false, label: 'label_agreement' },
  { key: 'waiting', isSent: true, label: 'label_money' },
  { key: 'approved', isSent: true, decision: 'approve' },
  { key: 'returned', isSent: true, decision: 'return', label: 'label_money' },
  { key: 'rejected', isSent: true, decision: 'reject' },
]

const MAY = ['documents.read']

/** Somebody writes, and the administrator is asked: nobody approves what is their own. */
export const demoApprovals: DemoContribution = async (given, { administrator, people, language }) => {
  const ctx = { ...given, language }
  const author = people.find(({ id }) => id !== administrator.id)
  if (!author) return
  const text = (key: string) => ctx.services.translator.text(language, `approvals.demo.${key}`)
  for (const { key, isSent, decision, label } of STATES) {
    const by = actingAs(ctx, author, MAY)
    const title = text(key)
    const bytes = await pdfLetter({ language, owner: ctx.tenant.name, title, text: text('text') })
    const { id } = await createDocument(by, { title, given: { bytes } })
    if (label) await changeDocument(by, id, { labels: [text(label)] })
    if (!isSent) continue
    const { steps } = await startFlow(by, id, { steps: [{ approvers: [administrator.id] }] })
    const approval = steps[0]?.approvals[0]?.id
    if (decision && approval)
      await decide(actingAs(ctx, administrator, MAY), approval, { decision, comment: text('comment') })
  }
}
