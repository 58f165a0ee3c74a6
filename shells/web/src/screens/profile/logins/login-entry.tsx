import { Badge, Box, Button, Group, Text } from '@mantine/core'
import type { OwnLogin } from '../../../data/own/logins.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ClientLogo } from '../../../parts/logo/client-logo.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import classes from '../profile.module.css'
import { loginsTexts } from './texts.ts'

export function LoginEntry({ login, onUnlink }: { login: OwnLogin; onUnlink: () => void }) {
  const t = useTexts(loginsTexts)
  const { provider, tenant, email, subject, current, usable, blocked, last_login_at, logins } = login
  return (
    <Group className={classes.entry} align="flex-start" wrap="nowrap">
      <ClientLogo client={{ name: provider.name, logo_address: provider.logo_uri }} size={40} />
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{provider.name}</bdi>
          </Text>
          {current && (
            <Badge variant="light" color="green">
              {t('logins.current')}
            </Badge>
          )}
          {!usable && (
            <Badge variant="light" color="gray">
              {t('logins.unusable')}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
          {tenant ? tenant.name : t('logins.everywhere')} · <bdi>{email ?? subject}</bdi>
        </Text>
        <Text size="xs" c="dimmed" component="div">
          {t('logins.last')} <RelativeTime value={last_login_at} isFocusable /> ·{' '}
          {t('logins.count', { count: logins })}
        </Text>
        {blocked && (
          <Text size="xs" mt={4}>
            {t(`logins.blocked.${blocked}`)}
          </Text>
        )}
      </Box>
      {!blocked && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onUnlink}
          aria-label={t('logins.unlink.label', { name: provider.name })}
        >
          {t('logins.unlink')}
        </Button>
      )}
    </Group>
  )
}
