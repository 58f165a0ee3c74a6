import { Button, Code, Group, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { direction } from '@tamga/formats'
import { useMutation } from '@tanstack/react-query'
import { type MailKey, type MailTemplate, resetMail, saveMail, sendTestMail } from '../../../data/mails.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { settingsTexts } from '../texts.ts'
import { MailPreview } from './mail-preview.tsx'

type Values = { subject: string; heading: string; body: string }
type MailEditorProps = { mail: MailKey; template: MailTemplate; onReload: () => void }

const PREVIEW_DELAY = 400

export function MailEditor({ mail, template, onReload }: MailEditorProps) {
  const t = useTexts(settingsTexts)
  const canManage = useCan('settings.manage')
  const { subject, heading, body, version } = template
  const state = useVersionedForm<Values, MailTemplate>({
    version,
    initialValues: { subject, heading, body },
    onSubmit: (values, current) => saveMail(mail, { ...values, version: current }),
    onDone: () => showDone(t('settings.saved')),
  })
  const [shown] = useDebouncedValue(state.form.values, PREVIEW_DELAY)
  return (
    <SettingsForm state={state} canManage={canManage} onReload={onReload}>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Card title={t('settings.mails.wording')} description={t('settings.mails.wording.text')}>
          <WordingFields mail={mail} form={state.form} />
          <Placeholders names={template.placeholders} />
          {canManage && (
            <Actions mail={mail} template={template} isDirty={state.isDirty} onReload={onReload} />
          )}
        </Card>
        <MailPreview mail={mail} wording={shown} />
      </SimpleGrid>
    </SettingsForm>
  )
}

/** In the direction of the language that is written, whatever the page is in. */
function WordingFields({ mail, form }: { mail: MailKey; form: ApiForm<Values>['form'] }) {
  const t = useTexts(settingsTexts)
  const dir = direction(mail.language)
  return (
    <>
      <TextInput
        label={t('settings.mails.subject')}
        dir={dir}
        required
        maxLength={200}
        {...form.getInputProps('subject')}
      />
      <TextInput
        label={t('settings.mails.heading')}
        dir={dir}
        required
        maxLength={200}
        mt="md"
        {...form.getInputProps('heading')}
      />
      <Textarea
        label={t('settings.mails.body')}
        dir={dir}
        required
        autosize
        minRows={5}
        maxLength={4000}
        mt="md"
        {...form.getInputProps('body')}
      />
    </>
  )
}

function Placeholders({ names }: { names: readonly string[] }) {
  const t = useTexts(settingsTexts)
  return (
    <Group gap={6} mt="sm">
      <Text size="sm" c="dimmed">
        {t('settings.mails.placeholders')}
      </Text>
      {names.map(name => (
        <Code key={name} dir="ltr">{`{${name}}`}</Code>
      ))}
    </Group>
  )
}

type ActionsProps = MailEditorProps & { isDirty: boolean }

function Actions({ mail, template, isDirty, onReload }: ActionsProps) {
  const t = useTexts(settingsTexts)
  const test = useMutation({
    mutationFn: () => sendTestMail(mail),
    onSuccess: ({ email }) => showDone(t('settings.mails.test.done', { email })),
  })
  const reset = useMutation({ mutationFn: () => resetMail(mail), onSuccess: onReload })
  return (
    <>
      <Group mt="md">
        <Button variant="default" loading={test.isPending} disabled={isDirty} onClick={() => test.mutate()}>
          {t('settings.mails.test')}
        </Button>
        {!template.is_default && (
          <Button variant="subtle" color="gray" loading={reset.isPending} onClick={() => reset.mutate()}>
            {t('settings.mails.reset')}
          </Button>
        )}
      </Group>
      {isDirty && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('settings.mails.test.unsaved')}
        </Text>
      )}
      <ProblemAlert error={test.error ?? reset.error} />
    </>
  )
}
