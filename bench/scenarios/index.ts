import { goods } from './growth/goods.ts'
import { growth } from './growth/growth.ts'
import { scale } from './growth/scale.ts'
import { sessions } from './growth/sessions.ts'
import { list } from './list.ts'
import { connections } from './load/connections.ts'
import { fairness } from './load/fairness.ts'
import { overload } from './load/overload.ts'
import { slowCallers } from './load/slow-callers.ts'
import { soak } from './load/soak.ts'
import { twoProcesses } from './load/two-processes.ts'
import { me } from './me.ts'
import { provider } from './provider.ts'
import { provisioning } from './provisioning.ts'
import { reports } from './reports/built-in-reports.ts'
import { exports } from './reports/export.ts'
import { review } from './review.ts'
import type { Scenario } from './scenario.ts'
import { flood } from './sign-in/flood.ts'
import { login } from './sign-in/login.ts'
import { refusals } from './sign-in/refusals.ts'
import { start } from './start.ts'
import { verify } from './verify.ts'

export const SCENARIOS: readonly Scenario[] = [
  provider,
  me,
  login,
  refusals,
  flood,
  list,
  scale,
  sessions,
  growth,
  goods,
  review,
  provisioning,
  overload,
  connections,
  slowCallers,
  soak,
  fairness,
  twoProcesses,
  start,
  verify,
  exports,
  reports,
]
