import { Button, Group, List, Progress, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { rightsChanged } from '../../../data/organisation/changes.ts'
import {
  giveRole,
  type Member,
  type MemberStatus,
  removeMember,
  suspendMember,
} from '../../../data/organisation/members.ts'
import { moveMembers } from '../../../data/organisation/units.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { useRoleChoices } from '../../../parts/role/role-choices.ts'
import { RoleOption } from '../../../parts/role/role-option.tsx'
import { UnitSelect } from '../../../parts/unit/unit-select.tsx'
import { peopleTexts } from '../texts.ts'
import { BulkResults } from './bulk-results.tsx'
import { useBulkRun } from './use-bulk-run.ts'

export type BulkAct = 'suspend' | 'remove' | 'role' | 'unit'

const FITTING: Readonly<Record<BulkAct, readonly MemberStatus[]>> = {
  suspend: ['active'],
  remove: ['active', 'invited', 'suspended'],
  role: ['active', 'invited', 'suspended'],
  unit: ['active', 'invited', 'suspended'],
}

type BulkDialogProps = {
  opened: boolean
  act: BulkAct
  members: readonly Member[]
  ownId: string
  onClose: (isDone: boolean) => void
}

/** Says first whom it will reach and whom it leaves out; afterwards how each of them fared. */
export function BulkDialog({ opened, act, members, ownId, onClose }: BulkDialogProps) {
  const t = useTexts(peopleTexts)
  const [choice, setChoice] = useState<string | null>(null)
  const { results, state, run } = useBulkRun()
  const reached = members.filter(
    member => FITTING[act].includes(member.status) && (isGiving(act) || member.id !== ownId),
  )
  const start = async () => {
    await run(reached, member => perform(act, member, choice))
    await rightsChanged()
  }
  const close = () => {
    if (state !== 'running') onClose(state === 'done')
  }
  const isReady = reached.length > 0 && (!isGiving(act) || choice !== null)
  return (
    <Dialog opened={opened} onClose={close} title={t(`people.bulk.${act}.title`, { count: reached.length })}>
      <Stack>
        {state === 'asking' && (
          <>
            <Preview act={act} reached={reached} skipped={members.length - reached.length} />
            <ChoiceField act={act} value={choice} onChange={setChoice} />
          </>
        )}
        {state === 'running' && (
          <Progress
            value={(results.length / reached.length) * 100}
            aria-label={t('people.bulk.progress', { done: results.length, total: reached.length })}
          />
        )}
        {results.length > 0 && <BulkResults results={results} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={state === 'running'}>
            {state === 'done' ? t('people.close') : t('people.cancel')}
          </Button>
          {state !== 'done' && (
            <Button
              color={isGiving(act) ? undefined : 'red'}
              loading={state === 'running'}
              disabled={!isReady}
              onClick={() => void start()}
            >
              {t(`people.bulk.${act}`)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Takes nothing from anybody, oneself included. */
const isGiving = (act: BulkAct): act is 'role' | 'unit' => act === 'role' || act === 'unit'

const perform = (act: BulkAct, { id }: Member, choice: string | null) => {
  if (act === 'suspend') return suspendMember(id)
  if (act === 'remove') return removeMember(id)
  return act === 'role' ? giveRole(id, choice!) : moveMembers(choice!, [id])
}

const NAMED = 5

function Preview({ act, reached, skipped }: { act: BulkAct; reached: readonly Member[]; skipped: number }) {
  const t = useTexts(peopleTexts)
  const more = reached.length - NAMED
  return (
    <>
      {!isGiving(act) && <Text>{t(`people.bulk.${act}.text`)}</Text>}
      {reached.length === 0 && <Text>{t('people.bulk.nobody')}</Text>}
      <List size="sm" spacing={2}>
        {reached.slice(0, NAMED).map(member => (
          <List.Item key={member.id}>
            <bdi>{member.name}</bdi>
          </List.Item>
        ))}
        {more > 0 && <List.Item>{t('people.more', { count: more })}</List.Item>}
      </List>
      {skipped > 0 && (
        <Text size="sm" c="dimmed">
          {t('people.bulk.skipped', { count: skipped })}
        </Text>
      )}
    </>
  )
}

type FieldProps = { value: string | null; onChange: (choice: string | null) => void }

function ChoiceField({ act, ...field }: FieldProps & { act: BulkAct }) {
  const t = useTexts(peopleTexts)
  if (act === 'unit') return <UnitSelect label={t('people.column.unit')} {...field} />
  return act === 'role' ? <RoleField {...field} /> : null
}

function RoleField({ value, onChange }: FieldProps) {
  const t = useTexts(peopleTexts)
  return (
    <Select
      label={t('people.column.roles')}
      placeholder={t('person.roles.choose')}
      data={useRoleChoices()}
      renderOption={({ option }) => <RoleOption option={option} />}
      searchable
      nothingFoundMessage={t('people.invite.roles.none')}
      data-autofocus
      value={value}
      onChange={onChange}
    />
  )
}
