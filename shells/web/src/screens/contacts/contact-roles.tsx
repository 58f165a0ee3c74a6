import { Group } from '@mantine/core'
import type { Contact } from '../../data/business/contacts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { contactsTexts } from './texts.ts'

export function ContactRoles({ contact: { is_customer, is_supplier } }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  return (
    <Group gap={4}>
      {is_customer && <StatusBadge tone="success">{t('contacts.role.customer')}</StatusBadge>}
      {is_supplier && <StatusBadge tone="info">{t('contacts.role.supplier')}</StatusBadge>}
    </Group>
  )
}
