import { Button, FileButton, Group, Text, TextInput } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { uploadLogo } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import type { LaunchForm } from './launch-values.ts'
import { LogoNote } from './logo-note.tsx'

const TYPES = 'image/png,image/jpeg,image/webp'

type LogoFieldProps = Pick<ClientTabProps, 'client' | 'onSaved'> & { form: LaunchForm; canManage: boolean }

/** A picture is uploaded at once; an address is saved with the rest. */
export function LogoField(props: LogoFieldProps) {
  const t = useTexts(clientsTexts)
  const { form, client, canManage } = props
  const isUploaded = form.getValues().logo_uri.startsWith('/')
  return (
    <div>
      {isUploaded ? (
        <Text size="sm" fw={500}>
          {t('clients.logo.own')}
        </Text>
      ) : (
        <TextInput
          label={t('clients.logo')}
          description={t('clients.logo.text')}
          placeholder="https://app.example.mn/logo.svg"
          styles={{ input: { direction: 'ltr' } }}
          inputMode="url"
          spellCheck={false}
          readOnly={!canManage}
          {...form.getInputProps('logo_uri')}
        />
      )}
      {canManage && <LogoActions {...props} />}
      {client.logo_uri && !isUploaded && <LogoNote client={client} />}
    </div>
  )
}

function LogoActions({ form, client, onSaved }: LogoFieldProps) {
  const t = useTexts(clientsTexts)
  const { isUploading, problem, upload } = useUpload(form, client, onSaved)
  return (
    <>
      <Group mt="xs" gap="xs">
        <FileButton accept={TYPES} onChange={upload}>
          {props => (
            <Button
              {...props}
              variant="default"
              loading={isUploading}
              leftSection={<IconPhotoUp size={18} />}
            >
              {t('clients.logo.upload')}
            </Button>
          )}
        </FileButton>
        {form.getValues().logo_uri !== '' && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} />}
            onClick={() => form.setFieldValue('logo_uri', '')}
          >
            {t('clients.logo.remove')}
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {t('clients.logo.upload.text')}
        </Text>
      </Group>
      <ProblemAlert error={problem} />
    </>
  )
}

function useUpload(
  form: LogoFieldProps['form'],
  client: LogoFieldProps['client'],
  onSaved: LogoFieldProps['onSaved'],
) {
  const t = useTexts(clientsTexts)
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)
  const upload = async (picture: File | null) => {
    if (!picture) return
    setUploading(true)
    setProblem(null)
    try {
      const saved = await uploadLogo(client.id, picture)
      form.setFieldValue('logo_uri', saved.logo_uri ?? '')
      form.resetDirty({ ...form.getInitialValues(), logo_uri: saved.logo_uri ?? '' })
      onSaved(saved)
      showDone(t('clients.logo.uploaded'))
    } catch (error) {
      setProblem(error as Error)
    } finally {
      setUploading(false)
    }
  }
  return { isUploading, problem, upload: (picture: File | null) => void upload(picture) }
}
