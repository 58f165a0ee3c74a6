import { Button, Group, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoggedSignature, signatureLogQuery } from '../../../data/documents/signatures.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import type { DocumentTabProps } from '../tab-props.ts'
import { SignersCard } from './signers-card.tsx'
import { signingTexts } from './texts.ts'

const SignDialog = lazyPart(() => import('./sign-dialog.tsx'), 'SignDialog')

const SIGNABLE = ['draft', 'approved', 'signed']
const MOST = 100

/** Who signed, who is still to sign, and signing oneself. */
export function SignaturesTab({ document }: DocumentTabProps) {
  const t = useTexts(signingTexts)
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(signatureLogQuery({ document: document.id, limit: MOST }))
  const canSign = SIGNABLE.includes(document.status) && document.version_no > 0
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines count={3} height={72} />
  const button = canSign && (
    <Button leftSection={<IconSignature size={18} />} onClick={() => setOpen(true)}>
      {t('signing.sign')}
    </Button>
  )
  return (
    <Stack gap="md">
      <SignersCard document={document} />
      {data.items.length === 0 ? (
        <EmptyState
          icon={IconSignature}
          title={t('signing.none')}
          text={t(canSign ? 'signing.none.text' : 'signing.none.state')}
          action={button}
        />
      ) : (
        <Card title={t('signing.title')} actions={button}>
          <Stack gap="sm">
            {data.items.map(item => (
              <SignatureLine key={item.id} signature={item} />
            ))}
          </Stack>
        </Card>
      )}
      <LazyOverlay opened={isOpen}>
        <SignDialog document={document} opened={isOpen} onClose={() => setOpen(false)} />
      </LazyOverlay>
    </Stack>
  )
}

function SignatureLine({ signature }: { signature: LoggedSignature }) {
  const t = useTexts(signingTexts)
  const { signer, method, level, at, version_no, serial } = signature
  return (
    <Group justify="space-between" gap="xs" wrap="wrap">
      <div>
        <Text fw={600} component="bdi">
          {signer}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`signing.method.${method}`)} · <bdi>{level}</bdi> · {t('signing.version', { no: version_no })}
        </Text>
      </div>
      <div style={{ textAlign: 'end' }}>
        <Text size="sm">
          <RelativeTime value={at} />
        </Text>
        <Text size="xs" c="dimmed" component="bdi" title={t('signing.serial')}>
          {serial.slice(0, 16)}
        </Text>
      </div>
    </Group>
  )
}
