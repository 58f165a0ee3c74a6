import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type FactorsOfPerson, findFactors, type LostFactor, removeFactors } from '../../../data/settings.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { lostTexts } from './texts.ts'

/** Where the operator helps somebody who lost what they signed in with. */
export function LostFactors() {
  const t = useTexts(lostTexts)
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<FactorsOfPerson | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    setFound(null)
    setError(null)
    await findFactors(email.trim()).then(setFound, setError)
  }
  return (
    <Card title={t('lost.title')} description={t('lost.text')}>
      <Stack>
        <form noValidate onSubmit={event => void find(event)}>
          <Group align="flex-end">
            <TextInput
              flex={1}
              label={t('lost.email')}
              type="email"
              dir="ltr"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={event => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!email.includes('@')}>
              {t('lost.find')}
            </Button>
          </Group>
        </form>
        <ProblemAlert error={error} />
        {found && <Found key={found.user.id} found={found} onRemoved={() => setFound(null)} />}
      </Stack>
    </Card>
  )
}

const presentIn = ({ totp, passkeys, recovery_codes }: FactorsOfPerson): LostFactor[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(recovery_codes > 0 ? (['recovery_codes'] as const) : []),
]

function Found({ found, onRemoved }: { found: FactorsOfPerson; onRemoved: () => void }) {
  const t = useTexts(lostTexts)
  const [chosen, setChosen] = useState<LostFactor[]>([])
  const [confirm, dialog] = useConfirm()
  const { user } = found
  const present = presentIn(found)
  const remove = () =>
    confirm({
      title: t('lost.remove.title', { name: user.name }),
      effect: t('lost.remove.effect'),
      verb: t('lost.remove'),
      reason: 'required',
      done: t('lost.removed'),
      onConfirm: async ({ reason }) => {
        await removeFactors(user.id, { factors: chosen, reason })
        onRemoved()
      },
    })
  if (present.length === 0) return <Text size="sm">{t('lost.none')}</Text>
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label={<bdi>{user.name}</bdi>}
        value={chosen}
        onChange={next => setChosen(next as LostFactor[])}
      >
        <Stack gap="xs" mt="xs">
          {present.map(factor => (
            <Checkbox key={factor} value={factor} label={t(`lost.${factor}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group>
        <Button color="red" variant="light" disabled={chosen.length === 0} onClick={remove}>
          {t('lost.remove')}
        </Button>
      </Group>
      {dialog}
    </Stack>
  )
}
