import { SimpleGrid, Stack, Text } from '@mantine/core'
import { contentPath } from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { PdfView } from '../pdf/pdf-view.tsx'
import { documentTexts } from '../texts.ts'

/** Two versions beside each other, on a phone below each other. */
export function VersionCompare(props: { documentId: string; versions: readonly [number, number] }) {
  const t = useTexts(documentTexts)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {props.versions.map(no => {
        const name = t('documents.version', { no })
        return (
          <Stack key={no} gap="xs">
            <Text fw={600}>{name}</Text>
            <PdfView path={contentPath(props.documentId, no)} label={name} />
          </Stack>
        )
      })}
    </SimpleGrid>
  )
}
