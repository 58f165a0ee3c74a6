import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MemberDetail, memberQuery } from '../../../data/organisation/members.ts'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { personAddress } from '../address.ts'
import { useMemberActs } from '../use-member-acts.tsx'
import { PersonHeader } from './person-header.tsx'
import { PersonNotice } from './person-notice.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'
import { PersonTabs } from './person-tabs.tsx'

export function PersonScreen() {
  const { id } = personAddress.useParams()
  return (
    <ResourcePage query={useQuery(memberQuery(id))} waiting={<PersonSkeleton />}>
      {({ data }) => <Person key={id} member={data} />}
    </ResourcePage>
  )
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
