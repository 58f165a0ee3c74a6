import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MemberDetail } from '../../../../data/organisation/members.ts'
import { personOverviewQuery } from '../../../../data/organisation/person.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { CardWaiting } from '../../../../parts/page/page-waiting.tsx'
import { ProblemState } from '../../../../parts/state/problem-state.tsx'
import { AccessPicture } from './access-picture.tsx'
import { ApplicationsCard } from './applications-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ReviewsCard } from './reviews-card.tsx'
import { RiskCard } from './risk-card.tsx'
import { RolesCard } from './roles-card.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { TimelineCard } from './timeline-card.tsx'

/** Everything about a person at a glance; the other tabs are for doing something about it. */
export function OverviewTab({ member }: { member: MemberDetail }) {
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery(personOverviewQuery(member.id, language))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <CardWaiting />
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack>
          <ProfileCard member={member} overview={data} />
          <SignInCard overview={data} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack>
          <RiskCard risk={data.risk} />
          <RolesCard overview={data} />
          <ApplicationsCard overview={data} />
          <ReviewsCard overview={data} />
          <TimelineCard member={member} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={12}>
        <AccessPicture name={member.name} overview={data} />
      </Grid.Col>
    </Grid>
  )
}
