import { Badge, Box, Button, Group, Text, ThemeIcon } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { OwnPasskey } from '../../../data/own/factors.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { factorTexts } from '../../../parts/factors/texts.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import classes from '../profile.module.css'

type Props = { passkey: OwnPasskey; onRename: () => void; onRemove: () => void }

export function PasskeyEntry({ passkey, onRename, onRemove }: Props) {
  const t = useTexts(factorTexts)
  const { name, synced } = passkey
  return (
    <div className={classes.entry}>
      <ThemeIcon variant="light" size={40} radius="md" aria-hidden>
        <IconKey size={22} stroke={1.6} />
      </ThemeIcon>
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Text>
          {synced && <Badge variant="light">{t('own.keys.synced')}</Badge>}
        </Group>
        <About passkey={passkey} />
      </Box>
      <Group gap={4}>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={onRename}
          aria-label={`${t('own.keys.rename')}: ${name}`}
        >
          {t('own.keys.rename')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onRemove}
          aria-label={`${t('own.remove')}: ${name}`}
        >
          {t('own.remove')}
        </Button>
      </Group>
    </div>
  )
}

function About({ passkey: { name, authenticator, last_used_at } }: { passkey: OwnPasskey }) {
  const t = useTexts(factorTexts)
  return (
    <Text size="xs" c="dimmed" component="div">
      {authenticator && authenticator !== name && (
        <>
          <bdi>{authenticator}</bdi>
          {' · '}
        </>
      )}
      {last_used_at ? (
        <>
          {t('own.keys.used')} <RelativeTime value={last_used_at} isFocusable />
        </>
      ) : (
        t('own.keys.unused')
      )}
    </Text>
  )
}
