import { Button, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { SaveBar } from '../../parts/form/save-bar.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { takenAddress } from './sample-problems.ts'
import { galleryTexts } from './texts.ts'

function usePersonForm(onDone?: () => void) {
  const t = useTexts(galleryTexts)
  return useApiForm({
    initialValues: { name: 'Бат-Эрдэнэ Дорж', email: 'bat@example.mn' },
    onSubmit: async values => {
      await new Promise(done => setTimeout(done, 400))
      if (values.email.startsWith('taken')) throw takenAddress(t('gallery.form.taken'))
    },
    onDone: () => {
      showDone(t('gallery.done'))
      onDone?.()
    },
  })
}

function Fields({ form }: Pick<ReturnType<typeof usePersonForm>, 'form'>) {
  const t = useTexts(galleryTexts)
  return (
    <>
      <TextInput label={t('gallery.field.name')} {...form.getInputProps('name')} />
      <TextInput label={t('gallery.field.email')} dir="ltr" {...form.getInputProps('email')} />
    </>
  )
}

export function FormSection() {
  const t = useTexts(galleryTexts)
  const [opened, { open, close }] = useDisclosure(false)
  const inPage = usePersonForm()
  const inDialog = usePersonForm(close)
  const opener = (
    <Button variant="default" size="xs" onClick={open}>
      {t('gallery.form.open')}
    </Button>
  )
  return (
    <Card title={t('gallery.form.title')} actions={opener}>
      <ApiForm state={inPage}>
        <Fields form={inPage.form} />
        <SaveBar state={inPage} />
      </ApiForm>
      <FormDialog
        opened={opened}
        onClose={close}
        title={t('gallery.form.title')}
        state={inDialog}
        verb={t('gallery.invite')}
      >
        <Fields form={inDialog.form} />
      </FormDialog>
    </Card>
  )
}
