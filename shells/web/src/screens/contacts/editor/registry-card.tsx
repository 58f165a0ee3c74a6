import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Contact, checkRegistry } from '../../../data/business/contacts.ts'
import { menusQuery, useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { contactsTexts } from '../texts.ts'

type RegistryCardProps = { contact: Contact; canManage: boolean; onChanged: () => void }

/** What the national registry says of the number; asked by whoever may look there. */
export function RegistryCard({ contact, canManage, onChanged }: RegistryCardProps) {
  const t = useTexts(contactsTexts)
  const canAsk = useCanAsk() && canManage && contact.registry_number !== null
  const check = useMutation({ mutationFn: () => checkRegistry(contact.id), onSuccess: onChanged })
  const { registry } = contact
  if (!registry && !canAsk) return null
  return (
    <Card title={t('contacts.registry')} description={t('contacts.registry.text')}>
      <Stack gap="sm">
        {registry && (
          <Group gap="sm">
            <Text size="sm" fw={600}>
              <bdi>{registry.name}</bdi>
            </Text>
            <StatusBadge tone={registry.is_same_name ? 'success' : 'warning'}>
              {t(registry.is_same_name ? 'contacts.registry.same' : 'contacts.registry.different')}
            </StatusBadge>
            <RelativeTime value={registry.checked_at} />
          </Group>
        )}
        {!registry && <Alert variant="light">{t('contacts.registry.unasked')}</Alert>}
        <ProblemAlert error={check.error} />
        {canAsk && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconBuildingBank size={18} />}
              loading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('contacts.registry.check')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

/** Who may look into the registry, where the organisation has the app for it: its menu tells. */
function useCanAsk(): boolean {
  const { data } = useQuery(menusQuery)
  const isPresent = data?.items.some(({ children }) => children.some(({ app }) => app === 'egov'))
  return useCan('egov.read') && (isPresent ?? false)
}
