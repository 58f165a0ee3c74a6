import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, type Rotated, rotateSecret } from '../../../data/clients.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { SecretShownOnce } from '../../../parts/copy/secret-shown-once.tsx'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { clientsTexts } from '../texts.ts'

const OVERLAPS = [0, 3600, 86_400, 7 * 86_400] as const

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
  const { language } = useLanguage()
  const [overlap, setOverlap] = useState(String(client.has_secret ? OVERLAPS[2] : 0))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (graceSeconds: number) => rotateSecret(client.id, graceSeconds),
    onSuccess: onDone,
  })
  return (
    <Stack>
      {client.has_secret && (
        <Radio.Group
          label={t('clients.rotate.overlap')}
          description={t('clients.rotate.overlap.text')}
          value={overlap}
          onChange={setOverlap}
        >
          <Stack gap="xs" mt="sm">
            {OVERLAPS.map(seconds => (
              <Radio
                key={seconds}
                value={String(seconds)}
                label={
                  seconds === 0
                    ? t('clients.rotate.at_once')
                    : t('clients.rotate.after', { time: fmt.duration(language, seconds) })
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {overlap === '0' && client.has_secret && <Text size="sm">{t('clients.rotate.at_once.text')}</Text>}
      <ProblemAlert error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {tParts('parts.cancel')}
        </Button>
        <Button
          color={overlap === '0' && client.has_secret ? 'red' : undefined}
          loading={isPending}
          onClick={() => isPending || mutate(Number(overlap))}
        >
          {t('clients.rotate')}
        </Button>
      </Group>
    </Stack>
  )
}
