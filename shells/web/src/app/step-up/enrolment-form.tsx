import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { makeRecoveryCodes } from '../../data/own/factors.ts'
import { useTexts } from '../../i18n/texts.ts'
import { AddTotp } from '../../parts/factors/add-totp.tsx'
import { RecoveryCodes } from '../../parts/factors/recovery-codes.tsx'
import { factorTexts } from '../../parts/factors/texts.ts'

/** The organisation requires a second factor of a session that has one: it is added here, and everything goes on. */
export function EnrolmentForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(factorTexts)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (!codes)
    return (
      <Stack>
        <Text size="sm">{t('factors.enroll.text')}</Text>
        <AddTotp onAdded={async () => setCodes(await makeRecoveryCodes())} />
      </Stack>
    )
  return (
    <Stack>
      <RecoveryCodes codes={codes} />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('factors.codes.kept')}</Button>
      </Group>
    </Stack>
  )
}
