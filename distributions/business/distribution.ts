import type { Distribution } from '@tamga/core'
import { catalog } from './catalog.ts'
import { demo } from './demo.ts'

/** No modules of its own: the business apps are part of the core, and this catalog alone lists them. */
export const business: Distribution = {
  name: 'business',
  catalog,
  modules: [],
  demo,
  defaults: {
    PORT: '8082',
    DATA_DIR: 'var-business',
    COOKIE_NAME: 'tamga_biz',
  },
}
