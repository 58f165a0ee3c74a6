import { useDebouncedValue } from '@mantine/hooks'
import { IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, dataOf } from '../../../api/client.ts'
import { useCan } from '../../session.ts'
import type { Command } from './command.ts'

const LETTERS = 2
const AT_MOST = 6

/** People whose name or e-mail fits, found by the server. */
export function usePeopleCommands(search: string): Command[] {
  const navigate = useNavigate()
  const mayRead = useCan('organisation.read')
  const [q] = useDebouncedValue(search.trim(), 200)
  const enabled = mayRead && q.length >= LETTERS
  const { data } = useQuery({
    queryKey: ['palette', 'people', q],
    queryFn: () =>
      dataOf(api.GET('/api/v1/organisation/members', { params: { query: { q, limit: AT_MOST } } })),
    enabled,
    placeholderData: keepPreviousData,
  })
  if (!enabled || search.trim().length < LETTERS) return []
  return (data?.items ?? []).map(member => ({
    id: `person-${member.id}`,
    label: member.name,
    description: member.email,
    icon: IconUser,
    run: () => void navigate({ href: `/organisation/members/${member.id}` }),
  }))
}
