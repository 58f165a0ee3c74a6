import { Button, Group, Stack, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Contact, duplicatesQuery, mergeContacts } from '../../../data/business/contacts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { contactsTexts } from '../texts.ts'

type DuplicatesCardProps = { contact: Contact; onMerged: () => void }

/** Shows itself where somebody seems to be there twice. */
export function DuplicatesCard({ contact, onMerged }: DuplicatesCardProps) {
  const t = useTexts(contactsTexts)
  const { data } = useQuery(duplicatesQuery(contact.id))
  const [confirm, dialog] = useConfirm()
  const merge = (duplicate: Contact) =>
    confirm({
      title: t('contacts.merge.title', { name: duplicate.name }),
      effect: t('contacts.merge.effect', { name: contact.name }),
      verb: t('contacts.merge'),
      tone: 'brand',
      done: t('contacts.merge.done'),
      onConfirm: async () => {
        await mergeContacts(contact.id, duplicate.id)
        onMerged()
      },
    })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('contacts.duplicates')} description={t('contacts.duplicates.text')}>
      <Stack gap="sm">
        {data.items.map(({ contact: duplicate, reasons }) => (
          <Group key={duplicate.id} justify="space-between">
            <div>
              <TextLink to="/contacts/$id" params={{ id: duplicate.id }}>
                <bdi>{duplicate.name}</bdi>
              </TextLink>
              <Text size="xs" c="dimmed">
                {reasons.map(reason => t(`contacts.duplicates.${reason}`)).join(' · ')}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconGitMerge size={16} />}
              onClick={() => merge(duplicate)}
            >
              {t('contacts.merge')}
            </Button>
          </Group>
        ))}
      </Stack>
      {dialog}
    </Card>
  )
}
