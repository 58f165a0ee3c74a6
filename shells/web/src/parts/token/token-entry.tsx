import { Box, Button, Code, Group, Text } from '@mantine/core'
import type { ApiToken } from '../../data/tokens.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../badge/status-badge.tsx'
import { RelativeTime } from '../time/relative-time.tsx'
import { tokenTexts } from './texts.ts'
import classes from './token.module.css'

type Acts = { onRotate?: (() => void) | undefined; onRevoke?: (() => void) | undefined }

export function TokenEntry({ token, onRotate, onRevoke }: Acts & { token: ApiToken }) {
  const t = useTexts(tokenTexts)
  const { name, prefix, permissions, networks, expires_at } = token
  const isOver = expires_at !== null && Date.parse(expires_at) <= Date.now()
  return (
    <Group className={classes.entry} align="flex-start" justify="space-between" gap="sm">
      <Box flex="1 1 20rem" miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Text>
          {isOver && <StatusBadge tone="danger">{t('tokens.expired')}</StatusBadge>}
        </Group>
        <Code dir="ltr">{prefix}…</Code>
        <Text size="sm" mt={4}>
          {permissions === null
            ? t('tokens.rights.all')
            : t('tokens.rights.count', { count: permissions.length })}
          {networks.length > 0 && (
            <>
              {' · '}
              <bdi dir="ltr">{networks.join(', ')}</bdi>
            </>
          )}
        </Text>
        <TokenTimes token={token} />
      </Box>
      <TokenActs name={name} onRotate={onRotate} onRevoke={onRevoke} />
    </Group>
  )
}

function TokenTimes({ token: { expires_at, last_used_at, previous } }: { token: ApiToken }) {
  const t = useTexts(tokenTexts)
  return (
    <Text size="xs" c="dimmed" component="div">
      <div>
        {t('tokens.last_used')}:{' '}
        <RelativeTime value={last_used_at} fallback={t('tokens.unused')} isFocusable />
        {' · '}
        {t('tokens.expires')}:{' '}
        <RelativeTime value={expires_at} fallback={t('tokens.expiry.never')} isFocusable />
      </div>
      {previous && (
        <div>
          {t('tokens.previous')} <bdi dir="ltr">{previous.prefix}…</bdi>:{' '}
          <RelativeTime value={previous.expires_at} isFocusable />
        </div>
      )}
    </Text>
  )
}

function TokenActs({ name, onRotate, onRevoke }: Acts & { name: string }) {
  const t = useTexts(tokenTexts)
  return (
    <Group gap="xs">
      {onRotate && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={onRotate}
          aria-label={t('tokens.rotate.label', { name })}
        >
          {t('tokens.rotate')}
        </Button>
      )}
      {onRevoke && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onRevoke}
          aria-label={t('tokens.revoke.label', { name })}
        >
          {t('tokens.revoke')}
        </Button>
      )}
    </Group>
  )
}
