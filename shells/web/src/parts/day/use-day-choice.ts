import { useNavigate } from '@tanstack/react-router'

/** Limits the list of the page to one day, or to none; both ends are in the address. */
export function useDayChoice(): (day: string | undefined) => void {
  const navigate = useNavigate()
  return day => {
    // The hook serves several routes, so the type of one route's parameters cannot be named here.
    const search = ((old: object) => ({
      ...old,
      from: day,
      to: day,
      cursor: undefined,
      before: undefined,
    })) as never
    void navigate({ to: '.', search, resetScroll: false })
  }
}
