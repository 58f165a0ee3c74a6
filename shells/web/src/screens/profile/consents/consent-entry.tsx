import { Box, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { OwnConsent } from '../../../data/own/consents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ClientLogo } from '../../../parts/logo/client-logo.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import classes from '../profile.module.css'
import { consentsTexts } from './texts.ts'

export function ConsentEntry({ consent, onWithdraw }: { consent: OwnConsent; onWithdraw: () => void }) {
  const t = useTexts(consentsTexts)
  const { client, logo_address, scopes, granted_at } = consent
  return (
    <Group className={classes.entry} align="flex-start" wrap="nowrap">
      <ClientLogo client={{ name: client.name, logo_address }} size={40} />
      <Box flex={1} miw={0}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{client.name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" component="div" mb={6}>
          {t('consents.granted')} <RelativeTime value={granted_at} isFocusable />
        </Text>
        {scopes.map(({ name, description, sensitive }) => (
          <Group key={name} gap={6} wrap="nowrap" align="flex-start">
            <Text size="sm" component="span">
              {description}
            </Text>
            {sensitive && (
              <IconAlertTriangle
                size={16}
                color="var(--mantine-color-yellow-light-color)"
                role="img"
                aria-label={t('consents.sensitive')}
              />
            )}
          </Group>
        ))}
      </Box>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        onClick={onWithdraw}
        aria-label={t('consents.withdraw.label', { name: client.name })}
      >
        {t('consents.withdraw')}
      </Button>
    </Group>
  )
}
