import { Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { RolesField } from '../../../parts/role/roles-field.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { PeopleField } from '../people-field.tsx'
import { reviewTexts } from '../texts.ts'
import type { CampaignFormState, CampaignValues } from './use-campaign-form.ts'

const UNDECIDED = ['keep', 'remove'] as const
const COMMENTS = ['never', 'remove', 'always'] as const

type FieldsProps = { form: CampaignFormState['form'] }

/** What is reviewed, by whom and by which rules. */
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
      <Card title={t('reviews.form.who')}>
        <Stack maw={620}>
          <Reviewers form={form} />
        </Stack>
      </Card>
      <Card title={t('reviews.form.rules')}>
        <Stack maw={620}>
          <Rules form={form} />
        </Stack>
      </Card>
    </>
  )
}

function Scope({ form }: FieldsProps) {
  const t = useTexts(reviewTexts)
  const { roles, members } = form.getValues()
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

function Reviewers({ form }: FieldsProps) {
  const t = useTexts(reviewTexts)
  const { reviewer_rule, reviewers, fallback_reviewer } = form.getValues()
  return (
    <>
      <Radio.Group label={t('reviews.form.rule')} {...form.getInputProps('reviewer_rule')}>
        <Stack gap="sm" mt="xs">
          {(['named', 'role_owners'] as const).map(rule => (
            <Radio
              key={rule}
              value={rule}
              label={t(`reviews.rule.${rule}`)}
              description={t(`reviews.rule.${rule}.text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {reviewer_rule === 'named' && (
        <PeopleField
          label={t('reviews.form.reviewers')}
          description={t('reviews.form.reviewers.text')}
          pick={t('reviews.form.reviewers.add')}
          value={reviewers}
          onlyActive
          onChange={next => form.setFieldValue('reviewers', next)}
          error={form.errors['reviewers']}
        />
      )}
      <PeopleField
        label={t('reviews.form.fallback')}
        description={t('reviews.form.fallback.text')}
        pick={t('reviews.form.fallback.choose')}
        value={fallback_reviewer ? [fallback_reviewer] : []}
        onlyActive
        onChange={([next]) => form.setFieldValue('fallback_reviewer', next ?? null)}
        most={1}
        error={form.errors['fallback_reviewer']}
      />
      <Checkbox
        label={t('reviews.form.self_review')}
        description={t('reviews.form.self_review.text')}
        {...form.getInputProps('self_review', { type: 'checkbox' })}
      />
    </>
  )
}

function Rules({ form }: FieldsProps) {
  const t = useTexts(reviewTexts)
  const { due_at, on_undecided, comment_required } = form.getValues()
  return (
    <>
      <DayField
        label={t('reviews.form.due')}
        value={due_at}
        onChange={day => form.setFieldValue('due_at', day ?? '')}
      />
      <SelectField
        label={t('reviews.form.on_undecided')}
        description={t('reviews.form.on_undecided.text')}
        data={UNDECIDED.map(value => ({ value, label: t(`reviews.form.on_undecided.${value}`) }))}
        value={on_undecided}
        allowDeselect={false}
        onChange={next => form.setFieldValue('on_undecided', next as CampaignValues['on_undecided'])}
      />
      <SelectField
        label={t('reviews.form.comment_required')}
        description={t('reviews.form.comment_required.text')}
        data={COMMENTS.map(value => ({ value, label: t(`reviews.form.comment_required.${value}`) }))}
        value={comment_required}
        allowDeselect={false}
        onChange={next => form.setFieldValue('comment_required', next as CampaignValues['comment_required'])}
      />
    </>
  )
}
