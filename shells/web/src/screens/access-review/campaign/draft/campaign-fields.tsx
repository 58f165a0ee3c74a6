import { Checkbox, Skeleton, Stack, Textarea, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { lazyPart } from '../../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { RolesField } from '../../../../parts/role/roles-field.tsx'
import { UnitsField } from '../../../../parts/unit/units-field.tsx'
import { PeopleField } from '../../people-field.tsx'
import { reviewTexts } from '../../texts.ts'
import type { CampaignFormState } from './use-campaign-form.ts'

/** Below the fold: loaded while the name is typed. */
const CampaignTerms = lazyPart(() => import('../campaign-terms.tsx'), 'CampaignTerms')

type FieldsProps = { form: CampaignFormState['form'] }

/** What is reviewed; by whom and by which rules follows. */
export function CampaignFields({ form }: FieldsProps) {
  const t = useTexts(reviewTexts)
  return (
    <>
      <Card title={t('reviews.form.what')}>
        <Stack maw={620}>
          <TextInput
            label={t('reviews.form.name')}
            placeholder={t('reviews.form.name.example')}
            required
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Textarea
            label={t('reviews.form.description')}
            description={t('reviews.form.description.text')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={2000}
            {...form.getInputProps('description')}
          />
          <Scope form={form} />
        </Stack>
      </Card>
      <Suspense fallback={<Skeleton height={480} radius="md" />}>
        <CampaignTerms form={form} />
      </Suspense>
    </>
  )
}

function Scope({ form }: FieldsProps) {
  const t = useTexts(reviewTexts)
  const { roles, members, units } = form.getValues()
  return (
    <>
      <RolesField
        label={t('reviews.form.roles')}
        description={t('reviews.form.roles.text')}
        value={roles}
        onChange={next => form.setFieldValue('roles', next)}
        error={form.errors['scope.roles']}
      />
      <Checkbox
        label={t('reviews.form.default_role')}
        description={t('reviews.form.default_role.text')}
        {...form.getInputProps('include_default_role', { type: 'checkbox' })}
      />
      <UnitsField
        label={t('reviews.form.units')}
        description={t('reviews.form.units.text')}
        value={units}
        onChange={next => form.setFieldValue('units', next)}
      />
      <PeopleField
        label={t('reviews.form.members')}
        description={t('reviews.form.members.text')}
        pick={t('reviews.form.members.add')}
        value={members}
        onChange={next => form.setFieldValue('members', next)}
        most={1000}
      />
    </>
  )
}
