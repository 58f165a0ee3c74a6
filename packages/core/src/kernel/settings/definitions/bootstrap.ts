import { optional } from '../definition.ts'
import { email } from '../kinds/addresses.ts'
import { secretText, slug } from '../kinds/values.ts'

export const bootstrap = {
  BOOTSTRAP_TENANT_SLUG: optional(slug, {
    about: 'The first tenant, made on an empty database only; all three or none.',
    shownDefault: 'a one-time setup link is printed',
    example: 'acme',
  }),
  BOOTSTRAP_ADMIN_EMAIL: optional(email, {
    about: 'The administrator of the first tenant, who is also the platform operator.',
    example: 'admin@example.mn',
  }),
  BOOTSTRAP_ADMIN_PASSWORD: optional(secretText(8, 256), {
    about: 'The password of that administrator; read once, on an empty database.',
    secret: true,
  }),
}
