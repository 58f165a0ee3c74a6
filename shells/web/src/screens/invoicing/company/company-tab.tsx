import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  changeCompany,
  companyQuery,
  type InvoicingCompany,
} from '../../../data/business/invoicing-papers.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { invoicingTexts } from '../texts.ts'
import { bodyOf, type CompanyValues, isDays, valuesOf } from './company-values.ts'
import { OwnAccounts } from './own-accounts.tsx'

const FIELDS = ['legal_name', 'registry_number', 'address', 'phone', 'email'] as const

/** What stands on documents, where money is paid, and when reminders go out. */
export function CompanyTab() {
  return (
    <ResourcePage query={useQuery(companyQuery)}>
      {({ data, visit, reload }) => <CompanyForm key={visit} company={data} onReload={reload} />}
    </ResourcePage>
  )
}

type CompanyFormProps = { company: InvoicingCompany; onReload: () => void }

function CompanyForm({ company, onReload }: CompanyFormProps) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const state = useVersionedForm<CompanyValues, InvoicingCompany>({
    initialValues: valuesOf(company),
    version: company.version,
    validate: { reminder_days: text => (isDays(text) ? null : t('invoicing.company.reminder_days.wrong')) },
    onSubmit: (values, version) => changeCompany({ ...bodyOf(values), version }),
  })
  const { form } = state
  return (
    <Stack maw={760}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <Card title={t('invoicing.company.paper')} description={t('invoicing.company.paper.text')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {FIELDS.map(name => (
              <TextInput
                key={name}
                label={t(`invoicing.company.${name}`)}
                maxLength={200}
                readOnly={!canManage}
                {...form.getInputProps(name)}
              />
            ))}
          </SimpleGrid>
        </Card>
        <OwnAccounts form={form} canManage={canManage} />
        <Card title={t('invoicing.reminders')} description={t('invoicing.company.reminders.text')}>
          <Stack>
            <TextInput
              label={t('invoicing.company.reminder_days')}
              description={t('invoicing.company.reminder_days.text')}
              maxLength={60}
              readOnly={!canManage}
              {...form.getInputProps('reminder_days')}
            />
            <Checkbox
              label={t('invoicing.company.sends_reminders')}
              disabled={!canManage}
              {...form.getInputProps('sends_reminders', { type: 'checkbox' })}
            />
          </Stack>
        </Card>
      </VersionedForm>
    </Stack>
  )
}
