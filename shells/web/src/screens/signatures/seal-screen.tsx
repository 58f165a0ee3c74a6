import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconInfoCircle, IconRosette } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createSealKey,
  type KeyKind,
  putSealCertificate,
  retireSeal,
  type Seal,
  sealQuery,
} from '../../data/documents/signatures.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CopyField } from '../../parts/copy/copy-field.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { SelectField } from '../../parts/select/select-field.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { AbsoluteTime } from '../../parts/time/relative-time.tsx'
import { signatureTexts } from './texts.ts'

/** The seal of the organisation: what there is of it, and the ceremony by which it comes into use. */
export function SealScreen() {
  const t = useTexts(signatureTexts)
  return (
    <>
      <PageHeader title={t('seal.title')} description={t('seal.text')} />
      <ResourcePage query={useQuery(sealQuery())} permission="documents.manage">
        {({ data }) => <SealState seal={data} />}
      </ResourcePage>
    </>
  )
}

function SealState({ seal }: { seal: Seal }) {
  const t = useTexts(signatureTexts)
  const canManage = useCan('documents.manage')
  if (seal.module === 'absent')
    return (
      <EmptyState
        icon={IconRosette}
        title={t('seal.absent')}
        text={t('seal.absent.text')}
        docs="documents/organisation-seal.md"
      />
    )
  return (
    <Stack gap="md">
      {seal.module === 'unavailable' && (
        <Alert color="red" icon={<IconInfoCircle size={20} />} title={t('seal.unavailable')}>
          {t('seal.unavailable.text')}
        </Alert>
      )}
      <ActiveSeal seal={seal} />
      {canManage && seal.awaiting && (
        <Ceremony request={seal.awaiting.request} isSimulated={seal.simulated_authority !== null} />
      )}
      {canManage && !seal.awaiting && seal.module === 'ready' && <NewKey isRenewal={seal.active !== null} />}
      {seal.retired.length > 0 && (
        <Card title={t('seal.retired')}>
          <FactList>
            {seal.retired.map(({ id, certificate, retired_at }) => (
              <Fact key={id} label={certificate.serial}>
                {certificate.issuer} · <AbsoluteTime value={retired_at} />
              </Fact>
            ))}
          </FactList>
        </Card>
      )}
    </Stack>
  )
}

function ActiveSeal({ seal: { active, token } }: { seal: Seal }) {
  const t = useTexts(signatureTexts)
  const [confirm, dialog] = useConfirm()
  if (!active)
    return (
      <EmptyState
        icon={IconRosette}
        title={t('seal.none')}
        text={t('seal.none.text', { token: token ?? '' })}
      />
    )
  const { certificate } = active
  return (
    <Card
      title={t('seal.active')}
      actions={
        <Button
          variant="default"
          color="red"
          onClick={() =>
            confirm({
              title: t('seal.retire'),
              effect: t('seal.retire.effect'),
              verb: t('seal.retire'),
              onConfirm: async () => retireSeal(),
            })
          }
        >
          {t('seal.retire')}
        </Button>
      }
    >
      <FactList>
        <Fact label={t('seal.subject')}>{certificate.subject}</Fact>
        <Fact label={t('seal.issuer')}>{certificate.issuer}</Fact>
        <Fact label={t('seal.serial')}>
          <bdi>{certificate.serial}</bdi>
        </Fact>
        <Fact label={t('seal.until')}>
          <AbsoluteTime value={certificate.not_after} />
        </Fact>
        <Fact label={t('seal.key')}>
          <bdi>{`${active.kind} · ${token ?? ''}`}</bdi>
        </Fact>
      </FactList>
      {dialog}
    </Card>
  )
}

const KINDS: readonly KeyKind[] = ['rsa-3072', 'rsa-4096', 'ec-p256', 'ec-p384']

/** Runs a change and keeps what went wrong. */
function useAct() {
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (problem) {
      setError(problem as Error)
    } finally {
      setBusy(false)
    }
  }
  return { error, isBusy, run }
}

function NewKey({ isRenewal }: { isRenewal: boolean }) {
  const t = useTexts(signatureTexts)
  const [kind, setKind] = useState<KeyKind>('rsa-3072')
  const { error, isBusy, run } = useAct()
  return (
    <Card title={t(isRenewal ? 'seal.renew' : 'seal.new')} description={t('seal.new.text')}>
      <Stack gap="sm">
        <ProblemAlert error={error} />
        <Group align="flex-end" gap="sm">
          <SelectField
            label={t('seal.kind')}
            data={KINDS.map(value => ({ value, label: value }))}
            value={kind}
            allowDeselect={false}
            onChange={value => setKind(KINDS.find(one => one === value) ?? 'rsa-3072')}
          />
          <Button loading={isBusy} onClick={() => void run(() => createSealKey(kind))}>
            {t('seal.make')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function Ceremony({ request, isSimulated }: { request: string; isSimulated: boolean }) {
  const t = useTexts(signatureTexts)
  const [pem, setPem] = useState('')
  const { error, isBusy, run } = useAct()
  return (
    <Card title={t('seal.ceremony')} description={t('seal.ceremony.text')}>
      <Stack gap="sm">
        <CopyField label={t('seal.request')} value={request} description={t('seal.request.text')} />
        {isSimulated && (
          <Text size="sm" c="dimmed">
            {t('seal.simulated')}
          </Text>
        )}
        <ProblemAlert error={error} />
        <Textarea
          label={t('seal.certificate')}
          description={t('seal.certificate.text')}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={65_536}
          styles={{ input: { fontFamily: 'monospace' } }}
          dir="ltr"
          value={pem}
          onChange={event => setPem(event.currentTarget.value)}
        />
        <Group>
          <Button
            disabled={pem.trim() === ''}
            loading={isBusy}
            onClick={() => void run(() => putSealCertificate(pem))}
          >
            {t('seal.put')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
