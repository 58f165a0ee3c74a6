import { Box } from '@mantine/core'
import type { Session } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { sessionsTexts } from './texts.ts'

/** Whose session it is or was, first in both lists. */
export function usePersonColumn(): Column<Pick<Session, 'user'>> {
  const t = useTexts(sessionsTexts)
  return {
    key: 'user',
    header: t('sessions.column.person'),
    isPrimary: true,
    width: '28%',
    render: ({ user }) => (
      <Box miw={190}>
        <PersonCell person={user} />
      </Box>
    ),
  }
}
