import { useState } from 'react'
import { isApiError } from '../../../api/problem.ts'
import { organisationChanged } from '../../../data/organisation/changes.ts'
import { type ImportOutcome, importMembers } from '../../../data/organisation/members.ts'
import { readCsv } from './import-file.ts'

type ImportState = {
  step: 'choose' | 'checking' | 'checked' | 'importing'
  file?: File
  csv?: string
  outcome?: ImportOutcome
  isUnreadable?: boolean
  error?: Error
}

const START: ImportState = { step: 'choose' }

/** A file is judged first, and invites nobody before it was looked at. */
export function useImport(onDone: (invited: number) => void) {
  const [state, setState] = useState<ImportState>(START)
  const check = async (file: File) => {
    setState({ step: 'checking', file })
    const csv = await readCsv(file).catch(() => undefined)
    if (csv === undefined) return setState({ step: 'choose', file, isUnreadable: true })
    try {
      setState({ step: 'checked', file, csv, outcome: await importMembers(csv, true) })
    } catch (error) {
      setState({ step: 'choose', file, error: error as Error })
    }
  }
  const run = async () => {
    const { csv, outcome } = state
    if (csv === undefined || !outcome) return
    setState({ ...state, step: 'importing', error: undefined })
    try {
      const { invited } = await importMembers(csv, false)
      await organisationChanged()
      onDone(invited)
      setState(START)
    } catch (error) {
      setState({
        ...state,
        step: 'checked',
        outcome: { ...outcome, ...errorsOf(error) },
        error: error as Error,
      })
    }
  }
  return { ...state, check, run, restart: () => setState(START) }
}

/** What changed since the check: the refusal names the lines as the dry run does. */
function errorsOf(error: unknown): Partial<ImportOutcome> {
  if (!isApiError(error) || error.code !== 'import_invalid') return {}
  return { errors: error.problem.errors as ImportOutcome['errors'] }
}
