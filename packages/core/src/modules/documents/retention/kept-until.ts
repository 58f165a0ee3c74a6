import type { DocumentPart } from '../document/parts.ts'
import { selectFolders } from '../folders/folder-store.ts'
import { selectRetentionFacts, selectRetentionRules } from './retention-store.ts'
import { monthsBefore, ruleFor } from './which-rule.ts'

/** Until when a document is kept as it is now; null where no rule removes it. */
export const keptUntil: DocumentPart = {
  name: 'retention',
  async read(tx, _ctx, { id, updated_at }) {
    const rules = await selectRetentionRules(tx)
    const facts = rules.length > 0 ? await selectRetentionFacts(tx, id) : undefined
    const rule = facts && ruleFor(rules, await selectFolders(tx), facts)
    return rule ? { kept_until: monthsBefore(new Date(updated_at), -rule.months).toISOString() } : null
  },
}
