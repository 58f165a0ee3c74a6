import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import {
  confirmPeer,
  type Peer,
  removePeer,
  resumePeer,
  suspendPeer,
  testPeer,
} from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ringTexts } from '../texts.ts'
import { KeyList } from './key-list.tsx'

export function PeerCard({ peer }: { peer: Peer }) {
  return (
    <Card
      title={<bdi>{peer.name}</bdi>}
      description={<bdi dir="ltr">{peer.base_url}</bdi>}
      actions={<PeerStatus status={peer.status} />}
    >
      <Stack gap="md">
        <KeyList keys={peer.keys} />
        {peer.status === 'unconfirmed' && <Comparison peer={peer} />}
        <PeerActs peer={peer} />
      </Stack>
    </Card>
  )
}

function PeerStatus({ status }: { status: Peer['status'] }) {
  const t = useTexts(ringTexts)
  if (status !== 'unconfirmed') return <StatusBadge status={status} />
  return <StatusBadge tone="warning">{t('ring.unconfirmed')}</StatusBadge>
}

/** Typed or pasted from what the other operator said: nobody confirms with one careless click. */
function Comparison({ peer }: { peer: Peer }) {
  const t = useTexts(ringTexts)
  const state = useApiForm({
    initialValues: { fingerprint: '' },
    validate: { fingerprint: value => (value.trim() === '' ? t('ring.confirm.missing') : null) },
    onSubmit: ({ fingerprint }) => confirmPeer(peer.id, fingerprint),
    fieldOfCode: { ring_fingerprint_differs: 'fingerprint' },
    onDone: () => showDone(t('ring.confirm.done', { name: peer.name })),
  })
  return (
    <Alert color="yellow" title={t('ring.confirm.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('ring.confirm.text')}</Text>
        <ApiForm state={state}>
          <Stack gap="sm">
            <TextInput
              label={t('ring.confirm.label')}
              styles={{ input: { direction: 'ltr', fontFamily: 'var(--mantine-font-family-monospace)' } }}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              {...state.form.getInputProps('fingerprint')}
            />
            <div>
              <Button type="submit" loading={state.isSaving}>
                {t('ring.confirm')}
              </Button>
            </div>
          </Stack>
        </ApiForm>
      </Stack>
    </Alert>
  )
}

function PeerActs({ peer }: { peer: Peer }) {
  const t = useTexts(ringTexts)
  const { suspend, remove, dialog } = usePeerQuestions(peer)
  const { error, isTesting, outcome, test, attempt } = usePeerWork(peer)
  return (
    <>
      <ProblemAlert error={error} />
      {outcome && <TestOutcome outcome={outcome} />}
      <Group gap="sm">
        {peer.status === 'active' && (
          <Button variant="default" leftSection={<IconSend size={16} />} loading={isTesting} onClick={test}>
            {t('ring.test')}
          </Button>
        )}
        {peer.status === 'active' && (
          <Button variant="default" leftSection={<IconPlayerPause size={16} />} onClick={suspend}>
            {t('ring.suspend')}
          </Button>
        )}
        {peer.status === 'suspended' && (
          <Button
            leftSection={<IconPlayerPlay size={16} />}
            onClick={() => attempt(() => resumePeer(peer.id))}
          >
            {t('ring.resume')}
          </Button>
        )}
        <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={remove}>
          {t('ring.remove')}
        </Button>
      </Group>
      {dialog}
    </>
  )
}

/** Asks before anything that stops messages. */
function usePeerQuestions(peer: Peer) {
  const t = useTexts(ringTexts)
  const { name } = peer
  const [confirm, dialog] = useConfirm()
  const suspend = () =>
    confirm({
      title: t('ring.suspend.title', { name }),
      effect: t('ring.suspend.effect'),
      verb: t('ring.suspend'),
      onConfirm: async () => void (await suspendPeer(peer.id)),
    })
  const remove = () =>
    confirm({
      title: t('ring.remove.title', { name }),
      effect: t('ring.remove.effect'),
      verb: t('ring.remove'),
      typeName: name,
      onConfirm: async () => void (await removePeer(peer.id)),
    })
  return { suspend, remove, dialog }
}

type Outcome = Awaited<ReturnType<typeof testPeer>>

function TestOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTexts(ringTexts)
  return (
    <Alert color={outcome.ok ? 'green' : 'red'} role="status">
      {outcome.ok ? t('ring.test.ok', { ms: outcome.latency_ms }) : t('ring.test.failed')}
      {outcome.message.problem && (
        <Text size="sm" dir="ltr">
          {outcome.message.problem}
        </Text>
      )}
    </Alert>
  )
}

function usePeerWork(peer: Peer) {
  const [error, setError] = useState<Error | null>(null)
  const [isTesting, setTesting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const attempt = (work: () => Promise<unknown>) => {
    setError(null)
    void work().catch(setError)
  }
  const test = () => {
    setOutcome(null)
    setTesting(true)
    attempt(() =>
      testPeer(peer.id)
        .then(setOutcome)
        .finally(() => setTesting(false)),
    )
  }
  return { error, isTesting, outcome, test, attempt }
}
