import { brand } from './brand.ts'
import { database } from './database.ts'
import { limits } from './limits.ts'
import { listening } from './listening.ts'
import { logging } from './logging.ts'
import { outside } from './outside.ts'
import { passwords } from './passwords.ts'
import { secrets } from './secrets.ts'
import { signing } from './signing.ts'
import { telemetry } from './telemetry.ts'

/** The settings of the kernel. A module declares its own in its manifest. */
export const kernelDefinitions = Object.freeze({
  ...listening,
  ...database,
  ...secrets,
  ...passwords,
  ...limits,
  ...outside,
  ...signing,
  ...brand,
  ...logging,
  ...telemetry,
})
