import { Alert, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ImportOutcome } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { peopleTexts } from '../texts.ts'

/** The people who are about to be invited. */
export function ImportPlan({ plan }: Pick<ImportOutcome, 'plan'>) {
  const t = useTexts(peopleTexts)
  if (plan.length === 0)
    return <Alert color="yellow" icon={<IconAlertTriangle />} title={t('people.import.empty')} />
  return (
    <Stack gap="sm">
      <Alert
        color="green"
        icon={<IconCircleCheck />}
        title={t('people.import.ready', { count: plan.length })}
      />
      <PlanTable plan={plan} />
    </Stack>
  )
}

const SHOWN = 8

function PlanTable({ plan }: Pick<ImportOutcome, 'plan'>) {
  const t = useTexts(peopleTexts)
  const more = plan.length - SHOWN
  return (
    <>
      <Table.ScrollContainer minWidth={460}>
        <Table aria-label={t('people.import.preview')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('people.invite.name')}</Table.Th>
              <Table.Th>{t('people.invite.email')}</Table.Th>
              <Table.Th>{t('people.invite.roles')}</Table.Th>
              <Table.Th>{t('people.column.unit')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.slice(0, SHOWN).map(({ line, name, email, roles, unit }) => (
              <Table.Tr key={line}>
                {[name, email, roles.join(', '), unit].map((cell, index) => (
                  <Table.Td key={['name', 'email', 'roles', 'unit'][index]}>
                    <bdi>{cell || '—'}</bdi>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {t('people.more', { count: more })}
        </Text>
      )}
    </>
  )
}
