import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Fact } from '../../parts/page/fact-list.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { warehouseTexts } from './texts.ts'

type WarehousePageProps = { title: string; description?: ReactNode; children: ReactNode }

/** The page of one thing of the warehouse, with the way back. */
export function WarehousePage({ title, description, children }: WarehousePageProps) {
  const t = useTexts(warehouseTexts)
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('warehouse.title'), to: '/warehouse' }, { label: title }]}
        title={title}
        description={description}
      />
      <Stack maw={980}>{children}</Stack>
    </>
  )
}

/** What somebody wrote; nothing where nobody did. */
export const WrittenFact = ({ label, text }: { label: string; text: string | null | undefined }) =>
  text ? (
    <Fact label={label}>
      <bdi>{text}</bdi>
    </Fact>
  ) : null
