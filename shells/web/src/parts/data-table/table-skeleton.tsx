import { Box, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { Delayed } from '../state/delayed.tsx'
import { partsTexts } from '../texts.ts'
import classes from './data-table.module.css'
import type { RowsProps } from './rows-props.ts'

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
const WIDTHS = ['72%', '55%', '64%', '48%', '80%']

/** The same columns as the rows to come, so that nothing jumps when they arrive. */
export function SkeletonRows<Row>({ columns, selection, menu }: RowsProps<Row>) {
  return ROWS.map(row => (
    <tr key={row} aria-hidden>
      {selection.isOn && <td />}
      {columns.map((column, at) => (
        <Box component="td" key={column.key} visibleFrom={column.hideBelow} className={classes.waiting}>
          <Delayed>
            <Skeleton height={12} width={WIDTHS[(row + at * 2) % WIDTHS.length]} />
          </Delayed>
        </Box>
      ))}
      {menu && <td />}
    </tr>
  ))
}

export function SkeletonCards() {
  const t = useTexts(partsTexts)
  return (
    <Stack gap="sm" mih={300}>
      <VisuallyHidden>{t('parts.table.loading')}</VisuallyHidden>
      <Delayed>
        {ROWS.slice(0, 4).map(row => (
          <Paper key={row} className={classes.card} p="md" aria-hidden>
            <Skeleton height={14} width="60%" mb="sm" />
            <Skeleton height={10} width="85%" mb="xs" />
            <Skeleton height={10} width="40%" />
          </Paper>
        ))}
      </Delayed>
    </Stack>
  )
}
