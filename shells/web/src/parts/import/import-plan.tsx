import { Alert, Badge, ScrollArea, Stack, Table } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Of a long file the beginning shows what will happen. */
const SHOWN_ROWS = 500

const COLORS = { create: 'green', change: 'yellow', keep: 'gray' } as const

export type PlannedRow = { line: number; outcome: keyof typeof COLORS }

/** What an import would do, row by row, before it is done. */
export function ImportPlan<T extends PlannedRow>({
  label,
  ready,
  rows,
  cells,
  outcome,
}: {
  label: string
  ready: string
  rows: readonly T[]
  cells: (row: T) => ReactNode
  outcome: (row: T) => string
}) {
  return (
    <Stack gap="sm">
      <Alert color="green" icon={<IconCircleCheck />} title={ready} />
      <ScrollArea.Autosize mah={280} viewportProps={{ tabIndex: 0, 'aria-label': label }}>
        <Table aria-label={label}>
          <Table.Tbody>
            {rows.slice(0, SHOWN_ROWS).map(row => (
              <Table.Tr key={row.line}>
                {cells(row)}
                <Table.Td ta="end">
                  <Badge variant="light" color={COLORS[row.outcome]}>
                    {outcome(row)}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  )
}
