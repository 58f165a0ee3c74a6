import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import { sendEmailVerification } from '../../data/own/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { profileTexts } from './texts.ts'

/** The address that the person signs in with: shown, and verified by a link sent to it. */
export function EmailField() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  const send = useMutation({ mutationFn: sendEmailVerification })
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
        {!user.email_verified && !send.isSuccess && (
          <Button size="compact-sm" variant="light" loading={send.isPending} onClick={() => send.mutate()}>
            {t('profile.email.verify')}
          </Button>
        )}
      </Group>
      {send.isSuccess && (
        <Text size="sm" role="status">
          {t('profile.email.sent')}
        </Text>
      )}
      <ProblemAlert error={send.error} />
    </Stack>
  )
}
