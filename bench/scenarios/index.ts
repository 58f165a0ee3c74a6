import { fairness } from './fairness.ts'
import { list } from './list.ts'
import { me } from './me.ts'
import { overload } from './overload.ts'
import { provider } from './provider.ts'
import { provisioning } from './provisioning.ts'
import { review } from './review.ts'
import { scale } from './scale.ts'
import type { Scenario } from './scenario.ts'
import { sessions } from './sessions.ts'
import { login } from './sign-in/login.ts'
import { refusals } from './sign-in/refusals.ts'
import { start } from './start.ts'
import { twoProcesses } from './two-processes.ts'

export const SCENARIOS: readonly Scenario[] = [
  provider,
  me,
  login,
  refusals,
  list,
  scale,
  sessions,
  review,
  provisioning,
  overload,
  fairness,
  twoProcesses,
  start,
]
