import { useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { organisationChanged } from '../../data/organisation/changes.ts'
import { isCsv, readCsv } from './csv-file.ts'
import type { LineError } from './line-errors.tsx'

type Outcome = { errors: LineError[] }

type ImportState<O> = {
  step: 'choose' | 'checking' | 'checked' | 'importing'
  file?: File
  csv?: string
  outcome?: O
  refusal?: 'not_csv' | 'unreadable'
  error?: Error
}

type Import<O> = { send: (csv: string, dryRun: boolean) => Promise<O>; onDone: (outcome: O) => void }

/** A file is judged first, and changes nothing before it was looked at. */
export function useCsvImport<O extends Outcome>({ send, onDone }: Import<O>) {
  const [state, setState] = useState<ImportState<O>>({ step: 'choose' })
  const check = async (file: File) => {
    if (!isCsv(file)) return setState({ step: 'choose', file, refusal: 'not_csv' })
    setState({ step: 'checking', file })
    const csv = await readCsv(file).catch(() => undefined)
    if (csv === undefined) return setState({ step: 'choose', file, refusal: 'unreadable' })
    try {
      setState({ step: 'checked', file, csv, outcome: await send(csv, true) })
    } catch (error) {
      setState({ step: 'choose', file, error: error as Error })
    }
  }
  const run = async () => {
    const { csv, outcome } = state
    if (csv === undefined || !outcome) return
    setState({ ...state, step: 'importing', error: undefined })
    try {
      const done = await send(csv, false)
      await organisationChanged()
      onDone(done)
      setState({ step: 'choose' })
    } catch (error) {
      const errors = errorsOf(error) ?? outcome.errors
      setState({ ...state, step: 'checked', outcome: { ...outcome, errors }, error: error as Error })
    }
  }
  return { ...state, check, run, restart: () => setState({ step: 'choose' }) }
}

/** What changed since the check: the refusal names the lines as the dry run does. */
function errorsOf(error: unknown): LineError[] | undefined {
  if (!isApiError(error) || error.code !== 'import_invalid') return undefined
  return error.problem.errors as unknown as LineError[]
}
