import type { SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { pageInMemory } from '../../../kernel/http/page.ts'
import { isModulePresent, permissionsOf } from '../../../kernel/module/define-module.ts'

/** What a role of this tenant may carry: the permissions of its apps and of the parts that every tenant has. */
export function listPermissions(ctx: SessionContext, query: PageQuery) {
  const { modules, translator } = ctx.services
  const present = modules.all.filter(module => isModulePresent(module, ctx.apps))
  const items = present.flatMap(module =>
    permissionsOf(module).map(permission => ({
      permission,
      app: module.slug ?? null,
      description: translator.text(ctx.language, `permission.${permission}`),
    })),
  )
  return pageInMemory(items, query, { keyOf: ({ permission }) => permission })
}
