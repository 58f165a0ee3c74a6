import type { Distribution } from '@tamga/core'
import { catalog } from './catalog.ts'
import { accessReview } from './modules/access-review/module.ts'
import { federation } from './modules/federation/module.ts'
import { provisioning } from './modules/provisioning/module.ts'
import { sessions } from './modules/sessions/module.ts'

export const signIn: Distribution = {
  name: 'sign-in',
  catalog,
  modules: [federation, sessions, accessReview, provisioning],
}
