import type { SessionContext } from '../../../kernel/context.ts'
import { permissionsOf } from '../../../kernel/module/define-module.ts'

/** What a role of this tenant may carry: the permissions of its apps and of the parts that every tenant has. */
export function readPermissions(ctx: SessionContext) {
  const { modules, translator } = ctx.services
  const present = modules.all.filter(module => module.slug === undefined || ctx.apps.has(module.slug))
  const items = present.flatMap(module =>
    permissionsOf(module).map(permission => ({
      permission,
      app: module.slug ?? null,
      description: translator.text(ctx.language, `permission.${permission}`),
    })),
  )
  return { items: items.sort((a, b) => (a.permission < b.permission ? -1 : 1)), next_cursor: null }
}
