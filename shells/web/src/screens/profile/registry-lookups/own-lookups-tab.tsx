import { Button, Group } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isApiError } from '../../../api/problem.ts'
import { type OwnLookup, ownLookupsQuery } from '../../../data/government/registry.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Timeline } from '../../../parts/history/timeline.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { ownLookupTexts } from './texts.ts'

/** Who looked at oneself in the national registry, in every organisation. */
export function OwnLookupsTab() {
  const t = useTexts(ownLookupTexts)
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownLookupsQuery)
  const itemOf = useItem()
  if (isApiError(error) && error.code === 'reauthentication_required')
    return (
      <EmptyState
        icon={IconUserSearch}
        title={t('own_lookups.unproven.title')}
        text={t('own_lookups.confined')}
      />
    )
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (data && !data.pages[0]?.proven) return <Unproven />
  return (
    <Card title={t('own_lookups.title')} description={t('own_lookups.text')} maw={860}>
      {isPending ? (
        <Delayed>
          <WaitingLines count={4} height={48} />
        </Delayed>
      ) : (
        <Timeline items={data.pages.flatMap(page => page.items).map(itemOf)} empty={t('own_lookups.none')} />
      )}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('own_lookups.more')}
          </Button>
        </Group>
      )}
    </Card>
  )
}

function Unproven() {
  const t = useTexts(ownLookupTexts)
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t('own_lookups.unproven.title')}
      text={t('own_lookups.unproven.text')}
      action={
        <ButtonLink to="/profile" search={{ tab: 'logins' }}>
          {t('own_lookups.prove')}
        </ButtonLink>
      }
    />
  )
}

function useItem() {
  const t = useTexts(ownLookupTexts)
  return ({ id, at, tenant, looked_by_name, purpose }: OwnLookup) => ({
    id,
    who: looked_by_name,
    what: t('own_lookups.entry', { tenant: tenant.name }),
    when: at,
    reason: purpose,
    icon: IconUserSearch,
  })
}
