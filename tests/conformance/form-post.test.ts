import { after } from 'node:test'
import { claimModules } from './basic/basic-claims.ts'
import { requestModules } from './basic/basic-requests.ts'
import { responseModules } from './basic/basic-responses.ts'
import { sessionModules } from './basic/basic-sessions.ts'
import { startPlan } from './world/plan.ts'

/** The modules of oidcc-formpost-basic-certification-test-plan, each by its name; PKCE is added to all, for it is required here. */
const plan = await startPlan({ after }, 'form_post')

for (const modules of [responseModules, claimModules, requestModules, sessionModules]) modules(plan)
