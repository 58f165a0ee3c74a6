import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { Member } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import type { TableQuery } from '../../../parts/data-table/table-query.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { BulkButtons } from '../bulk/bulk-buttons.tsx'
import { useBulkDialog } from '../bulk/use-bulk-dialog.tsx'
import { MemberRowMenu } from '../member-menu.tsx'
import { peopleTexts } from '../texts.ts'
import { useMemberActs } from '../use-member-acts.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import type { PeopleControls } from './people-filters.tsx'

type PeopleTableProps = { table: PeopleControls; query: TableQuery<Member>; onInvite: () => void }

export function PeopleTable({ table, query, onInvite }: PeopleTableProps) {
  const t = useTexts(peopleTexts)
  const canManage = useCan('organisation.manage')
  const columns = usePeopleColumns()
  const [error, setError] = useState<Error | null>(null)
  const { act, dialog } = useMemberActs(setError)
  const [startBulk, bulkDialog] = useBulkDialog()
  return (
    <>
      <ProblemAlert error={error} />
      <DataTable
        label={t('people.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={member => member.id}
        rowLabel={member => member.name}
        hrefOf={({ id }) => `/organisation/members/${id}`}
        menu={canManage ? member => <MemberRowMenu member={member} onAct={act} /> : undefined}
        isSelectable={member => member.status !== 'left'}
        bulk={
          canManage
            ? (members, clear) => <BulkButtons onAct={chosen => startBulk({ act: chosen, members, clear })} />
            : undefined
        }
        empty={{
          icon: IconUsers,
          title: t('people.empty.title'),
          text: t('people.empty.text'),
          action: canManage && <Button onClick={onInvite}>{t('people.invite')}</Button>,
        }}
      />
      {dialog}
      {bulkDialog}
    </>
  )
}
