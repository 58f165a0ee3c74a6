import { UnstyledButton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import classes from '../data-table.module.css'
import type { DataTableProps } from '../data-table-props.ts'

type RowOpenerProps<Row> = Pick<DataTableProps<Row>, 'onOpen' | 'hrefOf'> & { row: Row; children: ReactNode }

/** The keyboard's way into a row: the cell that names it. */
export function RowOpener<Row>({ row, onOpen, hrefOf, children }: RowOpenerProps<Row>) {
  const router = useRouter()
  if (hrefOf) {
    const href = hrefOf(row)
    const go = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      void router.navigate({ href })
    }
    return (
      <a href={href} onClick={go} data-row-open className={classes.opener}>
        {children}
      </a>
    )
  }
  if (!onOpen) return children
  return (
    <UnstyledButton data-row-open className={classes.opener} onClick={() => onOpen(row)}>
      {children}
    </UnstyledButton>
  )
}
