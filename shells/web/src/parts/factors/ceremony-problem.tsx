import { Alert } from '@mantine/core'
import { CeremonyCancelled } from '../../api/passkey-ceremony.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { factorTexts } from './texts.ts'

/** A refusal of the server, or a dialog of the browser that the person closed. */
export function CeremonyProblem({ error }: { error: Error | null }) {
  const t = useTexts(factorTexts)
  if (!(error instanceof CeremonyCancelled)) return <ProblemAlert error={error} />
  return (
    <Alert color="yellow" role="alert">
      {t('factors.cancelled')}
    </Alert>
  )
}
