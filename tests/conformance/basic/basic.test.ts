import { after } from 'node:test'
import { startPlan } from '../world/plan.ts'
import { claimModules } from './basic-claims.ts'
import { requestModules } from './basic-requests.ts'
import { responseModules } from './basic-responses.ts'
import { sessionModules } from './basic-sessions.ts'

/** The modules of oidcc-basic-certification-test-plan, each by its name; PKCE is added to all, for it is required here. */
const plan = await startPlan({ after }, 'default')

for (const modules of [responseModules, claimModules, requestModules, sessionModules]) modules(plan)
