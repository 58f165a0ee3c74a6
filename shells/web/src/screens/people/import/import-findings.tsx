import { Alert, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { ImportOutcome } from '../../../data/organisation/members.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { peopleTexts } from '../texts.ts'

/** What the check found: the lines to mend, or the people who are about to be invited. */
export function ImportFindings({ outcome }: { outcome: ImportOutcome }) {
  const t = useTexts(peopleTexts)
  const { errors, plan } = outcome
  if (errors.length === 0 && plan.length === 0)
    return <Alert color="yellow" icon={<IconAlertTriangle />} title={t('people.import.empty')} />
  if (errors.length === 0)
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
  return (
    <Stack gap="sm">
      <Alert
        color="red"
        icon={<IconAlertTriangle />}
        title={t('people.import.problems', { count: errors.length })}
      >
        {t('people.import.nothing_yet')}
      </Alert>
      <ErrorTable errors={errors} />
    </Stack>
  )
}

function ErrorTable({ errors }: Pick<ImportOutcome, 'errors'>) {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  return (
    <ScrollArea.Autosize mah={280} viewportProps={{ tabIndex: 0, 'aria-label': t('people.import.problem') }}>
      <Table stickyHeader aria-label={t('people.import.problem')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('people.import.line')}</Table.Th>
            <Table.Th>{t('people.import.field')}</Table.Th>
            <Table.Th>{t('people.import.problem')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map(({ line, path, code, message }) => (
            <Table.Tr key={`${line}${path}${code}${message}`}>
              <Table.Td>{fmt.number(language, line)}</Table.Td>
              <Table.Td>
                <bdi>{path.slice(1) || '—'}</bdi>
              </Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}

const SHOWN = 8

function PlanTable({ plan }: Pick<ImportOutcome, 'plan'>) {
  const t = useTexts(peopleTexts)
  const more = plan.length - SHOWN
  return (
    <>
      <Table.ScrollContainer minWidth={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={t('people.import.preview')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('people.invite.name')}</Table.Th>
              <Table.Th>{t('people.invite.email')}</Table.Th>
              <Table.Th>{t('people.invite.roles')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.slice(0, SHOWN).map(({ line, name, email, roles }) => (
              <Table.Tr key={line}>
                <Table.Td>
                  <bdi>{name}</bdi>
                </Table.Td>
                <Table.Td>
                  <bdi>{email}</bdi>
                </Table.Td>
                <Table.Td>
                  <bdi>{roles.join(', ') || '—'}</bdi>
                </Table.Td>
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
