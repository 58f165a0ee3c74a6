import { Box, Button, Divider, Group, Skeleton, Stack } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../../../data/me.ts'
import { type Member, roleMembersQuery } from '../../../data/organisation/members.ts'
import type { Role } from '../../../data/organisation/roles.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { PeoplePicker } from '../../../parts/person/people-picker.tsx'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { rolesTexts } from '../texts.ts'
import { useMembersOfRole } from './use-members-of-role.ts'

export function RoleMembers({ role }: { role: Role }) {
  const t = useTexts(rolesTexts)
  const query = useInfiniteQuery(roleMembersQuery(role.id))
  const { give, take, pending, error } = useMembersOfRole(role)
  const { permissions } = useMe()
  // The default role comes and goes with the membership.
  const canTake = useCan('organisation.manage') && role.key !== 'user'
  const canGive = canTake && role.permissions.every(permission => permissions.includes(permission))
  if (query.error && !query.data)
    return <ProblemState error={query.error} onRetry={() => void query.refetch()} />
  const members = query.data?.pages.flatMap(page => page.items)
  const ids = members?.map(({ id }) => id) ?? []
  return (
    <Card
      title={t('roles.column.members')}
      actions={
        canGive && (
          <PeoplePicker
            label={t('role.members.add')}
            without={ids}
            isBusy={pending !== null}
            onPick={member => void give(member)}
          />
        )
      }
    >
      <Stack gap="sm">
        <ProblemAlert error={error} />
        {!members && <Waiting />}
        {members?.length === 0 && <EmptyState icon={IconUsers} tone="gray" title={t('role.members.empty')} />}
        {members?.map((member, at) => (
          <Box key={member.id}>
            {at > 0 && <Divider mb="sm" />}
            <MemberRow
              member={member}
              isPending={pending === member.id}
              onTake={canTake ? () => void take(member) : undefined}
            />
          </Box>
        ))}
        {query.hasNextPage && (
          <MoreButton isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
        )}
      </Stack>
    </Card>
  )
}

function MemberRow({
  member,
  isPending,
  onTake,
}: {
  member: Member
  isPending: boolean
  onTake?: () => void
}) {
  const t = useTexts(rolesTexts)
  return (
    <Group justify="space-between" wrap="nowrap">
      <TextLink
        to="/organisation/members/$id"
        params={{ id: member.id }}
        c="inherit"
        underline="never"
        miw={0}
      >
        <PersonCell person={member} />
      </TextLink>
      {onTake && (
        <Button
          size="xs"
          flex="none"
          variant="subtle"
          color="red"
          loading={isPending}
          aria-label={t('role.members.take', { name: member.name })}
          onClick={onTake}
        >
          {t('role.take')}
        </Button>
      )}
    </Group>
  )
}

function Waiting() {
  return (
    <Delayed>
      <Stack aria-hidden>
        <Skeleton height={36} maw={300} />
        <Skeleton height={36} maw={260} />
        <Skeleton height={36} maw={320} />
      </Stack>
    </Delayed>
  )
}

function MoreButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const t = useTexts(rolesTexts)
  return (
    <Group justify="center">
      <Button variant="default" loading={isLoading} onClick={onClick}>
        {t('role.members.more')}
      </Button>
    </Group>
  )
}
