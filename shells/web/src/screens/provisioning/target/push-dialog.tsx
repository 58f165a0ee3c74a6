import { Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushPerson, runQuery, type Target } from '../../../data/provisioning.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { PeoplePicker } from '../../../parts/person/people-picker.tsx'
import { PersonCell, type PersonShort } from '../../../parts/person/person-cell.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { scimTexts } from '../texts.ts'
import { RunDetails } from './run-drawer.tsx'

type PushDialogProps = { target: Target; opened: boolean; onClose: () => void }

/** Sends one person now, and shows the conversation with the target as it happens. */
export function PushDialog({ target, opened, onClose }: PushDialogProps) {
  const t = useTexts(scimTexts)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('scim.push')} size={620}>
      {opened && <Push target={target} />}
    </Dialog>
  )
}

function Push({ target }: { target: Target }) {
  const t = useTexts(scimTexts)
  const [person, setPerson] = useState<PersonShort | null>(null)
  const [run, setRun] = useState<string | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const push = async (picked: PersonShort) => {
    setPerson(picked)
    setRun(null)
    setError(null)
    try {
      setRun(await pushPerson(target.id, picked.id))
    } catch (thrown) {
      setError(thrown as Error)
    }
  }
  return (
    <Stack mih={220}>
      <Text size="sm">{t('scim.push.text')}</Text>
      <PeoplePicker label={t('scim.push.choose')} without={[]} onPick={picked => void push(picked)} />
      {person && <PersonCell person={person} />}
      <ProblemAlert error={error} />
      {run && <Outcome id={run} />}
    </Stack>
  )
}

function Outcome({ id }: { id: string }) {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const { data, error } = useQuery(runQuery(id, language))
  if (error && !data) return <ProblemAlert error={error} />
  const isMoving = !data || data.status === 'queued' || data.status === 'running'
  return (
    <Stack role="status" aria-busy={isMoving}>
      {isMoving && (
        <Group gap="sm">
          <Loader size={20} />
          <Text size="sm">{t('scim.push.running')}</Text>
        </Group>
      )}
      {data && !isMoving && <RunDetails run={data} />}
    </Stack>
  )
}
