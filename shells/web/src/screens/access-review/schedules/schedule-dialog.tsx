import { Input, NumberInput, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '../../../data/review/campaigns.ts'
import { EVERY, type Schedule } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { reviewTexts } from '../texts.ts'
import { type ScheduleValues, useScheduleForm } from './use-schedule-form.ts'

type ScheduleDialogProps = {
  opened: boolean
  onClose: () => void
  /** None: a new one. */
  schedule?: Schedule
  /** What a new one is made like. */
  campaign?: string
}

export function ScheduleDialog({ opened, onClose, schedule, campaign }: ScheduleDialogProps) {
  const t = useTexts(reviewTexts)
  const state = useScheduleForm({
    schedule,
    campaign,
    onDone: () => {
      showDone(t(schedule ? 'reviews.schedules.saved' : 'reviews.schedules.created'))
      onClose()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={schedule ? schedule.name : t('reviews.schedules.new')}
      state={state}
      verb={t(schedule ? 'reviews.schedules.save' : 'reviews.schedules.create')}
    >
      <Fields form={state.form} isNew={!schedule} />
    </FormDialog>
  )
}

type FieldsProps = { form: ReturnType<typeof useScheduleForm>['form']; isNew: boolean }

function Fields({ form, isNew }: FieldsProps) {
  const t = useTexts(reviewTexts)
  const { every, next_at } = form.getValues()
  return (
    <Stack>
      <CampaignChoice form={form} isNew={isNew} />
      <TextInput
        label={t('reviews.form.name')}
        description={t('reviews.schedules.form.name.text')}
        maxLength={150}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <SelectField
        label={t('reviews.schedules.form.every')}
        data={EVERY.map(value => ({ value, label: t(`reviews.schedules.every.${value}`) }))}
        value={every}
        allowDeselect={false}
        onChange={next => form.setFieldValue('every', next as ScheduleValues['every'])}
      />
      <div>
        <DayField
          label={t('reviews.schedules.form.next')}
          value={next_at}
          onChange={day => form.setFieldValue('next_at', day ?? '')}
        />
        {form.errors['next_at'] && <Input.Error mt={4}>{form.errors['next_at']}</Input.Error>}
      </div>
      <NumberInput
        label={t('reviews.schedules.form.due_days')}
        description={t('reviews.schedules.form.due_days.text')}
        min={1}
        max={365}
        allowDecimal={false}
        required
        {...form.getInputProps('due_days')}
      />
    </Stack>
  )
}

const MOST_CHOICES = 200

function CampaignChoice({ form, isNew }: FieldsProps) {
  const t = useTexts(reviewTexts)
  const { data } = useQuery(campaignsQuery({ limit: MOST_CHOICES }))
  const { campaign_id } = form.getValues()
  const none = data?.items.length === 0
  return (
    <SelectField
      label={t('reviews.schedules.form.campaign')}
      description={t(none ? 'reviews.schedules.form.campaign.none' : 'reviews.schedules.form.campaign.text')}
      placeholder={t(
        isNew ? 'reviews.schedules.form.campaign.missing' : 'reviews.schedules.form.campaign.kept',
      )}
      data={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={campaign_id || null}
      onChange={next => form.setFieldValue('campaign_id', next ?? '')}
      searchable
      clearable={!isNew}
      allowDeselect={!isNew}
      required={isNew}
      error={form.errors['campaign_id']}
    />
  )
}
