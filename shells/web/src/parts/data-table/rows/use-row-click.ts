import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { DataTableProps } from '../data-table-props.ts'

const INTERACTIVE = 'a, button, input, label, select, textarea, [role=menuitem], [role=dialog]'

/** A click anywhere in a row opens it; what is itself clickable, and text being marked, keep their meaning. */
export function useRowClick<Row>({ row, onOpen, hrefOf }: DataTableProps<Row> & { row: Row }) {
  const router = useRouter()
  if (!onOpen && !hrefOf) return undefined
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    // Portals (menus, dialogs) bubble through React, but do not lie in the row.
    if (!event.currentTarget.contains(target) || target.closest(INTERACTIVE)) return
    if (getSelection()?.toString()) return
    if (onOpen) {
      // Focus goes back to the row's own button when the drawer closes.
      event.currentTarget.querySelector<HTMLElement>('[data-row-open]')?.focus()
      onOpen(row)
    } else if (hrefOf) void router.navigate({ href: hrefOf(row) })
  }
}
