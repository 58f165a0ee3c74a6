import type { Static } from 'typebox'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { isModulePresent, type MenuEntry } from '../../../kernel/module/define-module.ts'
import { isOperator } from '../../tenancy/index.ts'
import type { MenuReply } from '../contract.ts'

type Item = Static<typeof MenuReply>['items'][number]
type OwnedEntry = MenuEntry & { readonly app: string | null }

/** The groups of the left menu; modules name one of them as the parent of their entries. */
const GROUPS = [
  { key: 'work', icon: 'briefcase', order: 10 },
  { key: 'security', icon: 'shield-lock', order: 20 },
  { key: 'organisation', icon: 'building', order: 30 },
  { key: 'settings', icon: 'settings', order: 40 },
]

/** The menu of one person in one tenant: entries of apps at work there that the person may open, in their language. */
export async function readMenus(ctx: SessionContext): Promise<{ items: Item[] }> {
  const entries = await permittedEntries(ctx)
  const childrenOf = (key: string) =>
    entries
      .filter(({ parent }) => parent === key)
      .sort(byOrder)
      .map(entry => ({ ...itemOf(ctx, entry), children: [] }))
  const groups = GROUPS.map(group => ({
    ...group,
    label: text(ctx, `menu.${group.key}`),
    path: null,
    app: null,
    children: childrenOf(group.key),
  }))
  const alone = entries.filter(({ parent }) => !GROUPS.some(({ key }) => key === parent))
  const items = [
    ...groups.filter(({ children }) => children.length > 0),
    ...alone.map(entry => itemOf(ctx, entry)),
  ]
  return { items: items.sort(byOrder) }
}

async function permittedEntries(ctx: SessionContext): Promise<OwnedEntry[]> {
  const entries = ctx.services.modules.all
    .flatMap(module =>
      (module.menus ?? [])
        .filter(({ operatorOnly, ignoresFeature }) =>
          isModulePresent(operatorOnly || ignoresFeature ? { slug: module.slug } : module, ctx.apps),
        )
        .map(entry => ({ ...entry, app: module.slug ?? null })),
    )
    .filter(({ permission }) => permission === undefined || ctx.permissions.has(permission))
  if (!entries.some(entry => entry.operatorOnly)) return entries
  const operates =
    !ctx.session.confined && (await inPlatform(ctx, 'operator menus', tx => isOperator(tx, ctx.person.id)))
  return entries.filter(entry => operates || !entry.operatorOnly)
}

const itemOf = (ctx: SessionContext, { key, label, icon, path, app, order }: OwnedEntry): Item => ({
  key,
  label: text(ctx, label),
  icon,
  path,
  app,
  order,
  children: [],
})

const text = (ctx: SessionContext, key: string) => ctx.services.translator.text(ctx.language, key)

const byOrder = (one: { order: number; key: string }, other: { order: number; key: string }) =>
  one.order - other.order || (one.key < other.key ? -1 : 1)
