import type { Folder } from '../folders/folder-store.ts'
import type { Due, RetentionRule } from './retention-store.ts'

type Folders = readonly Pick<Folder, 'id' | 'parent_id'>[]

/** Months are those of the calendar: what changed on the last day of March is kept a month until the last day of April. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  const day = then.getUTCDate()
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(day, last))
  return then
}

/** The rule of a folder, or of the nearest one above it. */
function ruleOfFolder(
  rules: readonly RetentionRule[],
  folders: Folders,
  id: string | null,
): RetentionRule | undefined {
  for (let at = id; at !== null; at = folders.find(folder => folder.id === at)?.parent_id ?? null) {
    const own = rules.find(({ folder }) => folder?.id === at)
    if (own) return own
  }
  return undefined
}

/** The nearest rule: of the template, of the folder, of the organisation. */
export const ruleFor = (
  rules: readonly RetentionRule[],
  folders: Folders,
  { folder_id, template_id }: { folder_id: string | null; template_id: string | null },
): RetentionRule | undefined =>
  (template_id === null ? undefined : rules.find(({ template }) => template?.id === template_id)) ??
  ruleOfFolder(rules, folders, folder_id) ??
  rules.find(({ folder, template }) => !folder && !template)

/** What a rule would remove, seen with all the others. */
export function dueBy(
  rule: RetentionRule,
  { rules, folders, now }: { rules: readonly RetentionRule[]; folders: Folders; now: Date },
): Due {
  const governed = folders.map(({ id }) => ({ id, rule: ruleOfFolder(rules, folders, id) }))
  return {
    template_id: rule.template?.id ?? null,
    folders: rule.folder ? governed.filter(one => one.rule?.id === rule.id).map(({ id }) => id) : null,
    otherFolders: governed.filter(one => one.rule).map(({ id }) => id),
    otherTemplates: rules.flatMap(({ template }) => (template ? [template.id] : [])),
    before: monthsBefore(now, rule.months),
  }
}
