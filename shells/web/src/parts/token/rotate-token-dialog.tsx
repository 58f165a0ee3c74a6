import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiToken, rotateToken, type TokenHolder } from '../../data/tokens.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { partsTexts } from '../texts.ts'
import { DEFAULT_OVERLAP, OverlapChoice } from './overlap-choice.tsx'
import { tokenTexts } from './texts.ts'

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
  const [overlap, setOverlap] = useState(DEFAULT_OVERLAP)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (seconds: number) => rotateToken(holder, token.id, seconds),
    onSuccess: onMade,
  })
  return (
    <Stack>
      <OverlapChoice
        label={t('tokens.rotate.overlap')}
        description={t('tokens.rotate.overlap.text')}
        atOnce={t('tokens.rotate.at_once')}
        after={time => t('tokens.expiry.after', { time })}
        seconds={overlap}
        onChange={setOverlap}
      />
      {overlap === 0 && <Text size="sm">{t('tokens.rotate.at_once.text')}</Text>}
      <ProblemAlert error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {tParts('parts.cancel')}
        </Button>
        <Button
          color={overlap === 0 ? 'red' : undefined}
          loading={isPending}
          onClick={() => isPending || mutate(overlap)}
        >
          {t('tokens.rotate')}
        </Button>
      </Group>
    </Stack>
  )
}
