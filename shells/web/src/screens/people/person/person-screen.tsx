import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MemberDetail, memberQuery } from '../../../data/organisation/members.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { personRoute } from '../route.tsx'
import { useMemberActs } from '../use-member-acts.tsx'
import { PersonHeader } from './person-header.tsx'
import { PersonNotice } from './person-notice.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'
import { PersonTabs } from './person-tabs.tsx'

export function PersonScreen() {
  const { id } = personRoute.useParams()
  const { data, error, refetch } = useQuery(memberQuery(id))
  if (data) return <Person key={id} member={data} />
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  return <PersonSkeleton />
}

function Person({ member }: { member: MemberDetail }) {
  const [error, setError] = useState<Error | null>(null)
  const { act, dialog } = useMemberActs(setError)
  return (
    <>
      <PersonHeader member={member} onAct={chosen => act(chosen, member)} />
      <ProblemAlert error={error} />
      <PersonNotice member={member} />
      <PersonTabs member={member} />
      {dialog}
    </>
  )
}
