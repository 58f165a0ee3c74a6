import { Checkbox, Radio, Stack } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { PeopleField } from '../people-field.tsx'
import { reviewTexts } from '../texts.ts'
import type { CampaignFormState, CampaignValues } from './draft/use-campaign-form.ts'

const RULES = ['named', 'role_owners', 'managers', 'unit_managers'] as const
const UNDECIDED = ['keep', 'remove'] as const
const COMMENTS = ['never', 'remove', 'always'] as const

type TermsProps = { form: CampaignFormState['form'] }

/** Who reviews, and by which rules. */
export function CampaignTerms({ form }: TermsProps) {
  const t = useTexts(reviewTexts)
  return (
    <>
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

function Reviewers({ form }: TermsProps) {
  const t = useTexts(reviewTexts)
  const { reviewer_rule, reviewers, fallback_reviewer } = form.getValues()
  return (
    <>
      <Radio.Group label={t('reviews.form.rule')} {...form.getInputProps('reviewer_rule')}>
        <Stack gap="sm" mt="xs">
          {RULES.map(rule => (
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

function Rules({ form }: TermsProps) {
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
