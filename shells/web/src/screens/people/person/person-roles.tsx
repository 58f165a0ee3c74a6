import { Badge, Box, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { useCan } from '../../../data/me.ts'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Hint } from '../../../parts/overlay/hint.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { useRoleChoices } from '../../../parts/role/role-choices.ts'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { RoleOption } from '../../../parts/role/role-option.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../texts.ts'
import { useRoleChanges } from './use-role-changes.ts'

type Grant = MemberDetail['grants'][number]

export function PersonRoles({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const canManage = useCan('organisation.manage') && member.status !== 'left'
  const { give, take, pending, error } = useRoleChanges(member.id)
  const { nameOf } = useRoleNames()
  return (
    <Card
      title={t('person.tab.roles')}
      actions={
        canManage && <AddRole member={member} isBusy={pending !== null} onAdd={role => void give(role)} />
      }
    >
      <Stack gap="sm">
        <ProblemAlert error={error} />
        {member.grants.length === 0 && <Text c="dimmed">{t('person.roles.empty')}</Text>}
        {member.grants.map((grant, at) => (
          <Box key={grant.role.id}>
            {at > 0 && <Divider mb="sm" />}
            <GrantRow
              grant={grant}
              isPending={pending === grant.role.id}
              onTake={
                canManage && !grant.automatic
                  ? () => void take({ id: grant.role.id, name: nameOf(grant.role) })
                  : undefined
              }
            />
          </Box>
        ))}
      </Stack>
    </Card>
  )
}

function GrantRow({ grant, isPending, onTake }: { grant: Grant; isPending: boolean; onTake?: () => void }) {
  const t = useTexts(peopleTexts)
  const { role, granted_at, granted_by, automatic } = grant
  const name = useRoleNames().nameOf(role)
  return (
    <Group justify="space-between" wrap="nowrap">
      <Box miw={0}>
        <Group gap="xs">
          <TextLink to="/organisation/roles/$id" params={{ id: role.id }} fw={600} size="sm">
            {name}
          </TextLink>
          {automatic && (
            <Hint label={t('person.roles.automatic.note')} isLong>
              <Badge variant="light" color="gray" size="sm" tabIndex={0}>
                {t('person.roles.automatic')}
              </Badge>
            </Hint>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          <RelativeTime value={granted_at} />
          {granted_by && !automatic && (
            <>
              {' · '}
              <bdi>{granted_by.name}</bdi>
            </>
          )}
        </Text>
      </Box>
      {onTake && (
        <Button
          size="xs"
          flex="none"
          variant="subtle"
          color="red"
          loading={isPending}
          aria-label={t('person.roles.revoke.label', { role: name })}
          onClick={onTake}
        >
          {t('person.roles.revoke')}
        </Button>
      )}
    </Group>
  )
}

type AddRoleProps = {
  member: MemberDetail
  isBusy: boolean
  onAdd: (role: { id: string; name: string }) => void
}

function AddRole({ member, isBusy, onAdd }: AddRoleProps) {
  const t = useTexts(peopleTexts)
  const choices = useRoleChoices({ without: member.roles.map(role => role.id) })
  return (
    <SelectField
      aria-label={t('person.roles.add')}
      placeholder={t('person.roles.add')}
      w={{ base: '100%', xs: 260 }}
      data={choices}
      renderOption={({ option }) => <RoleOption option={option} />}
      searchable
      nothingFoundMessage={t('people.invite.roles.none')}
      disabled={isBusy}
      value={null}
      onChange={(id, option) => id && option && onAdd({ id, name: option.label })}
    />
  )
}
