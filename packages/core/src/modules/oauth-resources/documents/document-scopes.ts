import type { Services } from '../../../kernel/services.ts'

/** Who they are, and reading: an application that nobody registered never gets a right to change something. */
export const documentScopes = ({ modules }: Pick<Services, 'modules'>): string[] => [
  'openid',
  'profile',
  'email',
  'offline_access',
  ...modules.permissions.filter(permission => permission.endsWith('.read')),
]
