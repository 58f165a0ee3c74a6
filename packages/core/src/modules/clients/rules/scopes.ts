import type { Services } from '../../../kernel/services.ts'
import { NATIONAL_IDENTIFIERS, SCOPES } from '../tables.ts'

type Modules = Pick<Services, 'modules'>

/** A scope that is named after a permission opens the part of our API that needs this permission. */
export const isApiScope = ({ modules }: Modules, scope: string): boolean =>
  modules.permissions.includes(scope)

/** Every scope that an application may be registered with. */
export const offeredScopes = ({ modules }: Modules): string[] => [...SCOPES, ...modules.permissions]

/** Data of the organisation's own business systems. */
export const isBusinessScope = (scope: string): boolean => scope.startsWith('erp.')

/** Highlighted on the consent page: contact data, identity numbers, business data, and everything that changes data. */
export const isSensitiveScope = (services: Modules, scope: string): boolean =>
  scope === 'phone' ||
  scope === NATIONAL_IDENTIFIERS ||
  isBusinessScope(scope) ||
  (isApiScope(services, scope) && !scope.endsWith('.read'))
