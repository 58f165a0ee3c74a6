import { useState } from 'react'
import { type Target, type TestResult, testNewTarget, testTarget } from '../../../data/provisioning.ts'
import type { TargetFormState } from './use-target-form.ts'

export type ConnectionTestState = ReturnType<typeof useConnectionTest>

/**
 * With a stored token and nothing changed the server tests what it has; otherwise what stands in the form. What was found stays for
 * as long as the form names the same connection, also while another step of a dialog is shown.
 */
export function useConnectionTest(form: TargetFormState['form'], target?: Target) {
  const [isRunning, setRunning] = useState(false)
  const [found, setFound] = useState<{ of: string; result: TestResult } | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const { base_url, token, compatibility } = form.getValues()
  const body = { base_url: base_url.trim(), token: token.trim() || undefined, compatibility }
  const current = JSON.stringify(body)
  const run = async () => {
    if (form.validateField('base_url').hasError) return
    setRunning(true)
    setError(null)
    setFound(null)
    const isStored = target?.has_token && body.token === undefined && body.base_url === target.base_url
    try {
      const result = await (isStored ? testTarget(target.id) : testNewTarget(body))
      setFound({ of: current, result })
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, result: found?.of === current ? found.result : null, error, run }
}
