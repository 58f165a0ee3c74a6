import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { createToken, type NewToken, type TokenHolder } from '../../data/tokens.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { type ApiForm, useApiForm } from '../form/use-api-form.ts'
import { SelectField } from '../select/select-field.tsx'
import { PermissionChoices } from './permission-choices.tsx'
import { tokenTexts } from './texts.ts'

const DAY = 86_400
const NEVER = 'never'
const LIFETIMES = [7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY]

type Values = {
  name: string
  rights: 'all' | 'some'
  permissions: string[]
  lifetime: string
  networks: string
}

const BLANK: Values = {
  name: '',
  rights: 'some',
  permissions: [],
  lifetime: String(90 * DAY),
  networks: '',
}

function bodyOf({ name, rights, permissions, lifetime, networks }: Values): NewToken {
  return {
    name: name.trim(),
    permissions: rights === 'all' ? null : permissions,
    networks: networks.split(/[\s,]+/).filter(Boolean),
    expires_at: lifetime === NEVER ? null : new Date(Date.now() + Number(lifetime) * 1000).toISOString(),
  }
}

type NewTokenDialogProps = {
  holder: TokenHolder
  opened: boolean
  onMade: (token: string) => void
  onClose: () => void
}

/** As little as will do, for as long as needed: that is what stands there first. */
export function NewTokenDialog({ holder, opened, onMade, onClose }: NewTokenDialogProps) {
  const t = useTexts(tokenTexts)
  const state = useApiForm<Values, string>({
    initialValues: BLANK,
    validate: {
      name: value => (value.trim() === '' ? t('tokens.required') : null),
      permissions: (value, { rights }) =>
        rights === 'some' && value.length === 0 ? t('tokens.rights.missing') : null,
    },
    onSubmit: values => createToken(holder, bodyOf(values)),
    onDone: onMade,
  })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('tokens.new')}
      state={state}
      verb={t('tokens.add')}
      size="lg"
    >
      <Stack>
        <TextInput
          label={t('tokens.name')}
          description={t('tokens.name.note')}
          data-autofocus
          maxLength={200}
          {...form.getInputProps('name')}
        />
        <RightsFields form={form} />
        <BoundFields form={form} />
      </Stack>
    </FormDialog>
  )
}

type FieldsProps = { form: ApiForm<Values>['form'] }

const errorBelow = ({ errors }: FieldsProps['form'], field: string) =>
  Object.entries(errors).find(([path]) => path.startsWith(field))?.[1]

function RightsFields({ form }: FieldsProps) {
  const t = useTexts(tokenTexts)
  const { rights, permissions } = form.getValues()
  return (
    <>
      <Radio.Group label={t('tokens.rights')} {...form.getInputProps('rights')}>
        <Stack gap="xs" mt="xs">
          <Radio value="some" label={t('tokens.rights.some')} />
          <Radio value="all" label={t('tokens.rights.all')} description={t('tokens.rights.all.note')} />
        </Stack>
      </Radio.Group>
      {rights === 'some' && (
        <PermissionChoices
          value={permissions}
          onChange={next => form.setFieldValue('permissions', next)}
          error={errorBelow(form, 'permissions')}
        />
      )}
    </>
  )
}

/** Until when, and from where. */
function BoundFields({ form }: FieldsProps) {
  const t = useTexts(tokenTexts)
  const { language } = useLanguage()
  return (
    <>
      <SelectField
        label={t('tokens.expiry')}
        data={[
          ...LIFETIMES.map(seconds => ({
            value: String(seconds),
            label: t('tokens.expiry.after', { time: fmt.duration(language, seconds) }),
          })),
          { value: NEVER, label: t('tokens.expiry.never') },
        ]}
        allowDeselect={false}
        {...form.getInputProps('lifetime')}
      />
      <Textarea
        label={t('tokens.networks')}
        description={t('tokens.networks.note')}
        placeholder="203.0.113.0/24"
        autosize
        minRows={2}
        styles={{ input: { direction: 'ltr' } }}
        {...form.getInputProps('networks')}
        error={errorBelow(form, 'networks')}
      />
    </>
  )
}
