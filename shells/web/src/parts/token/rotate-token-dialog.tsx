import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiToken, rotateToken, type TokenHolder } from '../../data/tokens.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { partsTexts } from '../texts.ts'
import { tokenTexts } from './texts.ts'

const DAY = 86_400
const OVERLAPS = [0, 3600, DAY, 7 * DAY] as const

type RotateTokenDialogProps = {
  holder: TokenHolder
  token: ApiToken | null
  onMade: (token: string) => void
  onClose: () => void
}

export function RotateTokenDialog({ token, onClose, ...rest }: RotateTokenDialogProps) {
  const t = useTexts(tokenTexts)
  return (
    <Dialog
      opened={token !== null}
      onClose={onClose}
      title={t('tokens.rotate.title', { name: token?.name ?? '' })}
    >
      {token && <Overlap token={token} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Overlap({ holder, token, onMade, onClose }: RotateTokenDialogProps & { token: ApiToken }) {
  const t = useTexts(tokenTexts)
  const tParts = useTexts(partsTexts)
  const { language } = useLanguage()
  const [overlap, setOverlap] = useState<string>(String(OVERLAPS[2]))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (seconds: number) => rotateToken(holder, token.id, seconds),
    onSuccess: onMade,
  })
  return (
    <Stack>
      <Radio.Group
        label={t('tokens.rotate.overlap')}
        description={t('tokens.rotate.overlap.text')}
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
                  ? t('tokens.rotate.at_once')
                  : t('tokens.expiry.after', { time: fmt.duration(language, seconds) })
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {overlap === '0' && <Text size="sm">{t('tokens.rotate.at_once.text')}</Text>}
      <ProblemAlert error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {tParts('parts.cancel')}
        </Button>
        <Button
          color={overlap === '0' ? 'red' : undefined}
          loading={isPending}
          onClick={() => isPending || mutate(Number(overlap))}
        >
          {t('tokens.rotate')}
        </Button>
      </Group>
    </Stack>
  )
}
