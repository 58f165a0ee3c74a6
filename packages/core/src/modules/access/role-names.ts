import type { Context } from '../../kernel/context.ts'

export const ADMIN = 'admin'
export const USER = 'user'

/** What the two roles of every tenant are called in the database, for as long as nobody gives them a name of their own. */
export const BUILT_IN_ROLES = {
  [ADMIN]: { name: 'Админ', description: 'Бүх эрхтэй' },
  [USER]: { name: 'Хэрэглэгч', description: 'Гишүүн бүрт автоматаар олгогдоно' },
} as const

type Reader = Pick<Context, 'services' | 'language'>
type Named = { readonly key: string; readonly name: string; readonly description?: string }

/** A role with its name for the reader: built-in roles are translated unless the tenant renamed them. */
export function roleFor<R extends Named>(reader: Reader, role: R): R {
  if (!isBuiltIn(role.key)) return role
  const first = BUILT_IN_ROLES[role.key]
  const text = (field: 'name' | 'description') =>
    reader.services.translator.text(reader.language, `role.${role.key}.${field}`)
  return {
    ...role,
    ...(role.name === first.name && { name: text('name') }),
    ...(role.description === first.description && { description: text('description') }),
  }
}

const isBuiltIn = (key: string): key is keyof typeof BUILT_IN_ROLES => Object.hasOwn(BUILT_IN_ROLES, key)

/** The name of a role in a record that does not hold its key. */
export function roleNameFor(reader: Reader, name: string): string {
  const key = Object.entries(BUILT_IN_ROLES).find(([, role]) => role.name === name)?.[0]
  return key === undefined ? name : reader.services.translator.text(reader.language, `role.${key}.name`)
}
