import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCan } from '../../data/me.ts'

type Wanted<Name extends string> = { names: readonly Name[]; permission: string }

/** Which dialog of a page is open: it stands in the address as `dialog`, for whoever has the permission. */
export function useAddressDialog<Name extends string>({ names, permission }: Wanted<Name>) {
  const { dialog } = useSearch({ strict: false }) as { dialog?: string }
  const navigate = useNavigate()
  const isAllowed = useCan(permission)
  const set = (name: Name | null) =>
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, dialog: name ?? undefined })) as never,
      replace: true,
      resetScroll: false,
    })
  const wanted = names.find(name => name === dialog) ?? null
  return [isAllowed ? wanted : null, set] as const
}
