import { ActionIcon, Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentDetail } from '../../../data/documents/documents.ts'
import {
  changeSigners,
  declineToSign,
  type Signers,
  signersQuery,
} from '../../../data/documents/signatures.ts'
import { useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../../parts/badge/status-badge.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { SubjectSelect } from '../page/subject-select.tsx'
import { signingTexts } from './texts.ts'

type Signer = Signers['signers'][number]

const TONES: Readonly<Record<Signer['status'], Tone>> = {
  waiting: 'neutral',
  signed: 'success',
  declined: 'danger',
}

/** Who is asked to sign, in which order. Whoever may edit the document names them; who is asked may decline. */
export function SignersCard({ document }: { document: DocumentDetail }) {
  const t = useTexts(signingTexts)
  const { data } = useQuery(signersQuery(document.id))
  const [isEditing, setEditing] = useState(false)
  if (!data) return null
  const canEdit = document.access === 'edit'
  if (data.signers.length === 0 && !canEdit) return null
  return (
    <Card
      title={t('signing.signers')}
      description={t('signing.signers.text')}
      actions={
        <Group gap="xs">
          <DeclineButton id={document.id} turn={data.turn} />
          {canEdit && !isEditing && (
            <Button variant="default" leftSection={<IconUsers size={18} />} onClick={() => setEditing(true)}>
              {t('signing.signers.change')}
            </Button>
          )}
        </Group>
      }
    >
      {isEditing ? (
        <SignersForm id={document.id} signers={data.signers} onDone={() => setEditing(false)} />
      ) : (
        <Stack gap="sm">
          {data.signers.map(signer => (
            <SignerLine
              key={signer.person.id}
              signer={signer}
              isNext={data.turn.includes(signer.person.id)}
            />
          ))}
        </Stack>
      )}
    </Card>
  )
}

function DeclineButton({ id, turn }: { id: string; turn: readonly string[] }) {
  const t = useTexts(signingTexts)
  const me = useMe()
  const [confirm, dialog] = useConfirm()
  const decline = () =>
    confirm({
      title: t('signing.decline'),
      effect: t('signing.decline.effect'),
      verb: t('signing.decline'),
      reason: 'required',
      onConfirm: async ({ reason }) => declineToSign(id, reason ?? ''),
      done: t('signing.declined'),
    })
  return (
    <>
      {turn.includes(me.user.id) && (
        <Button variant="default" color="red" onClick={decline}>
          {t('signing.decline')}
        </Button>
      )}
      {dialog}
    </>
  )
}

function SignerLine({ signer, isNext }: { signer: Signer; isNext: boolean }) {
  const t = useTexts(signingTexts)
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {signer.position}.
        </Text>
        <PersonCell person={signer.person} />
      </Group>
      <div style={{ textAlign: 'end' }}>
        <StatusBadge tone={isNext ? 'info' : TONES[signer.status]}>
          {t(isNext ? 'signing.status.next' : `signing.status.${signer.status}`)}
        </StatusBadge>
        {signer.reason && (
          <Text size="sm" c="dimmed" mt={4}>
            {signer.reason}
          </Text>
        )}
      </div>
    </Group>
  )
}

type FormProps = { id: string; signers: readonly Signer[]; onDone: () => void }

function SignersForm({ id, signers, onDone }: FormProps) {
  const t = useTexts(signingTexts)
  const [rows, setRows] = useState(signers.filter(({ status }) => status === 'waiting'))
  const [error, setError] = useState<Error | null>(null)
  const [isSaving, setSaving] = useState(false)
  const save = () => {
    setSaving(true)
    const wanted = rows.map(({ person, position }) => ({ person_id: person.id, position }))
    changeSigners(id, wanted)
      .then(onDone, problem => setError(problem as Error))
      .finally(() => setSaving(false))
  }
  const add = (person: Signer['person']) =>
    setRows(old => [
      ...old,
      { person, position: old.length + 1, status: 'waiting', reason: null, decided_at: null },
    ])
  const replace = (row: Signer, position: number | null) =>
    setRows(old =>
      old.flatMap(one => (one !== row ? [one] : position === null ? [] : [{ ...one, position }])),
    )
  return (
    <Stack gap="sm">
      <ProblemAlert error={error} />
      {rows.map(row => (
        <SignerRow key={row.person.id} row={row} onChange={position => replace(row, position)} />
      ))}
      <SubjectSelect
        label={t('signing.add_signer')}
        kind="person"
        without={[...signers, ...rows].map(({ person }) => person.id)}
        onPick={({ id: person, name }) => add({ id: person, name, email: '' })}
      />
      <Group gap="xs">
        <Button onClick={save} loading={isSaving}>
          {t('signing.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('signing.cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Null takes the person off the list. */
function SignerRow({ row, onChange }: { row: Signer; onChange: (position: number | null) => void }) {
  const t = useTexts(signingTexts)
  const { person, position } = row
  return (
    <Group gap="sm" wrap="nowrap">
      <NumberInput
        aria-label={t('signing.position', { name: person.name })}
        value={position}
        min={1}
        max={100}
        w={80}
        onChange={value => onChange(Number(value) || 1)}
      />
      <PersonCell person={person} />
      <ActionIcon
        variant="subtle"
        color="red"
        ms="auto"
        aria-label={t('signing.remove', { name: person.name })}
        onClick={() => onChange(null)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}
