import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { BadgesSection } from './badges-section.tsx'
import { DialogsSection } from './dialogs-section.tsx'
import { FormSection } from './form-section.tsx'
import { HistorySection } from './history-section.tsx'
import { NumbersSection } from './numbers-section.tsx'
import { ProblemsSection } from './problems-section.tsx'
import { TableSection } from './table-section.tsx'
import { galleryTexts } from './texts.ts'

export function GalleryScreen() {
  const t = useTexts(galleryTexts)
  return (
    <>
      <PageHeader
        title={t('gallery.title')}
        count={t('gallery.count')}
        description={t('gallery.description')}
        breadcrumbs={[{ label: 'Tamga', to: '/' }, { label: t('gallery.title') }]}
        actions={<Button leftSection={<IconUserPlus size={18} />}>{t('gallery.invite')}</Button>}
      />
      <Stack gap="xl">
        <NumbersSection />
        <TableSection />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <DialogsSection />
          <BadgesSection />
          <HistorySection />
          <FormSection />
        </SimpleGrid>
        <ProblemsSection />
      </Stack>
    </>
  )
}
