import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, type Rotated, rotateSecret } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SecretShownOnce } from '../../../parts/copy/secret-shown-once.tsx'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { DEFAULT_OVERLAP, OverlapChoice } from '../../../parts/token/overlap-choice.tsx'
import { clientsTexts } from '../texts.ts'

type RotateDialogProps = {
  client: Client
  opened: boolean
  onRotated: (client: Client) => void
  onClose: () => void
}

/** First how long the old secret works on, then the new one, once. */
export function RotateDialog({ client, opened, onRotated, onClose }: RotateDialogProps) {
  const t = useTexts(clientsTexts)
  const [secret, setSecret] = useState<string | null>(null)
  const show = ({ client: rotated, secret: made }: Rotated) => {
    onRotated(rotated)
    setSecret(made)
  }
  const finish = () => {
    setSecret(null)
    onClose()
  }
  return (
    <>
      <Dialog
        opened={opened && secret === null}
        onClose={onClose}
        title={t('clients.rotate.title', { name: client.name })}
      >
        <Overlap client={client} onDone={show} onClose={onClose} />
      </Dialog>
      <SecretShownOnce
        secret={opened ? secret : null}
        title={t('clients.rotated')}
        text={t('clients.rotated.text', { name: client.name })}
        label={t('clients.secret')}
        onSaved={finish}
      />
    </>
  )
}

type OverlapProps = { client: Client; onDone: (rotated: Rotated) => void; onClose: () => void }

function Overlap({ client, onDone, onClose }: OverlapProps) {
  const t = useTexts(clientsTexts)
  const tParts = useTexts(partsTexts)
  const [overlap, setOverlap] = useState(client.has_secret ? DEFAULT_OVERLAP : 0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (graceSeconds: number) => rotateSecret(client.id, graceSeconds),
    onSuccess: onDone,
  })
  return (
    <Stack>
      {client.has_secret && (
        <OverlapChoice
          label={t('clients.rotate.overlap')}
          description={t('clients.rotate.overlap.text')}
          atOnce={t('clients.rotate.at_once')}
          after={time => t('clients.rotate.after', { time })}
          seconds={overlap}
          onChange={setOverlap}
        />
      )}
      {overlap === 0 && client.has_secret && <Text size="sm">{t('clients.rotate.at_once.text')}</Text>}
      <ProblemAlert error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {tParts('parts.cancel')}
        </Button>
        <Button
          color={overlap === 0 && client.has_secret ? 'red' : undefined}
          loading={isPending}
          onClick={() => isPending || mutate(overlap)}
        >
          {t('clients.rotate')}
        </Button>
      </Group>
    </Stack>
  )
}
