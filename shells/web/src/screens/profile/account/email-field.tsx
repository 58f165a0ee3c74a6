import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../../data/me.ts'
import { cancelEmailChange, ownEmailQuery } from '../../../data/own/account.ts'
import { sendEmailVerification } from '../../../data/own/profile.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { profileTexts } from '../texts.ts'
import { EmailDialog } from './email-dialog.tsx'

/** The address that the person signs in with: verified by a link sent to it, and changed by one sent to the new one. */
export function EmailField() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack gap={6} mt="md">
      <Text size="sm" fw={500}>
        {t('profile.email')}
      </Text>
      <Group gap="sm">
        <Text size="sm">
          <bdi>{user.email}</bdi>
        </Text>
        {user.email_verified ? (
          <Badge variant="light" color="green" leftSection={<IconCheck size={12} aria-hidden />}>
            {t('profile.email.verified')}
          </Badge>
        ) : (
          <Badge variant="light" color="yellow">
            {t('profile.email.unverified')}
          </Badge>
        )}
        <Button size="compact-sm" variant="default" onClick={() => setChanging(true)}>
          {t('profile.email.change')}
        </Button>
      </Group>
      {!user.email_verified && <Verification />}
      <PendingChange />
      <EmailDialog opened={isChanging} onClose={() => setChanging(false)} />
    </Stack>
  )
}

function Verification() {
  const t = useTexts(profileTexts)
  const send = useMutation({ mutationFn: sendEmailVerification })
  return (
    <>
      {send.isSuccess ? (
        <Text size="sm" role="status">
          {t('profile.email.sent')}
        </Text>
      ) : (
        <Group>
          <Button size="compact-sm" variant="light" loading={send.isPending} onClick={() => send.mutate()}>
            {t('profile.email.verify')}
          </Button>
        </Group>
      )}
      <ProblemAlert error={send.error} />
    </>
  )
}

function PendingChange() {
  const t = useTexts(profileTexts)
  const { data } = useQuery(ownEmailQuery)
  const cancel = useMutation({ mutationFn: cancelEmailChange })
  if (!data?.pending) return null
  return (
    <>
      <Group gap="sm" role="status">
        <Text size="sm">
          {t('profile.email.pending')} <bdi>{data.pending.email}</bdi>
        </Text>
        <Button size="compact-sm" variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('profile.email.pending.cancel')}
        </Button>
      </Group>
      <ProblemAlert error={cancel.error} />
    </>
  )
}
