import { useDebouncedValue } from '@mantine/hooks'
import { IconAppWindow, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { foundClientsQuery } from '../../../data/clients.ts'
import { useCan } from '../../../data/me.ts'
import { menuItemsOf, useMenuGroups } from '../../../data/menu.ts'
import { membersQuery } from '../../../data/organisation/members.ts'
import type { Command } from './command.ts'

const LETTERS = 2
const AT_MOST = 6

/** What the server is asked for: once a few letters are there, and the hand rests. */
function useWanted(search: string, isAllowed: boolean) {
  const [q] = useDebouncedValue(search.trim(), 200)
  return { q, enabled: isAllowed && q.length >= LETTERS && search.trim().length >= LETTERS }
}

/** People whose name or e-mail fits, found by the server. */
export function usePeopleCommands(search: string): Command[] {
  const navigate = useNavigate()
  const { q, enabled } = useWanted(search, useCan('organisation.read'))
  const { data } = useQuery({ ...membersQuery({ q, limit: AT_MOST }), enabled })
  if (!enabled) return []
  return (data?.items ?? []).map(member => ({
    id: `person-${member.id}`,
    label: member.name,
    description: member.email,
    icon: IconUser,
    run: () => void navigate({ href: `/organisation/members/${member.id}` }),
  }))
}

/** Connected applications whose name or id fits, where the menu leads to them. */
export function useClientCommands(search: string): Command[] {
  const navigate = useNavigate()
  const screens = menuItemsOf(useMenuGroups())
  const { q, enabled } = useWanted(
    search,
    screens.some(({ path }) => path === '/sso/clients'),
  )
  const { data } = useQuery({ ...foundClientsQuery({ q, limit: AT_MOST }), enabled })
  if (!enabled) return []
  return (data?.items ?? []).map(client => ({
    id: `client-${client.id}`,
    label: client.name,
    description: client.client_id,
    icon: IconAppWindow,
    run: () => void navigate({ href: `/sso/clients/${client.id}` }),
  }))
}
