import { list } from './list.ts'
import { login } from './login.ts'
import { me } from './me.ts'
import { provider } from './provider.ts'
import { scale } from './scale.ts'
import type { Scenario } from './scenario.ts'
import { start } from './start.ts'
import { twoProcesses } from './two-processes.ts'

export const SCENARIOS: readonly Scenario[] = [provider, me, login, list, scale, twoProcesses, start]
