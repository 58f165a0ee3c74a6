import type { Contender } from '../contestants/contestant.ts'
import { startTamga, type TamgaPlan } from '../contestants/tamga.ts'
import type { Postgres } from '../postgres.ts'

/** Sends a request as the administrator and answers with what came back; a refusal is an error. */
export type Call = <T = unknown>(method: string, path: string, body?: object) => Promise<T>

export type Administered = Contender & { call: Call; databaseUrl: string }

export type AdministeredPlan = Omit<TamgaPlan, 'requests'> & {
  /** Installed in the tenant, as an administrator does it. */
  app: string
  requests?: TamgaPlan['requests']
}

/** The service with one more app, and somebody who may use it. */
export async function startAdministered(postgres: Postgres, plan: AdministeredPlan): Promise<Administered> {
  let token = ''
  let databaseUrl = ''
  const contender = await startTamga(postgres, {
    ...plan,
    requests: given => {
      token = given
      return plan.requests?.(given) ?? []
    },
    seed: async url => {
      databaseUrl = url
      await plan.seed?.(url)
    },
  })
  const call = callAs(contender.load.origins[0]!, token)
  try {
    await call('POST', `/store/apps/${plan.app}/install`)
    return { ...contender, call, databaseUrl }
  } catch (error) {
    await contender.stop()
    throw error
  }
}

export const callAs =
  (origin: string, token: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was refused (${response.status}): ${text}`)
    return (text ? JSON.parse(text) : null) as T
  }
