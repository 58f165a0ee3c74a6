import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { scimTexts } from '../texts.ts'
import { MappingPreview } from './mapping-preview.tsx'
import { mappingErrors, type TargetFormState } from './use-target-form.ts'

type MappingFieldsProps = { state: Pick<TargetFormState, 'form' | 'error'>; isReadOnly?: boolean }

/** What is sent beside the usual attributes, or in place of them; with a look at what comes out of it. */
export function MappingFields({ state: { form, error }, isReadOnly = false }: MappingFieldsProps) {
  const t = useTexts(scimTexts)
  const lines = form.getValues().mapping
  const errors = mappingErrors(error)
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('scim.mapping.text')}
      </Text>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is written
          key={index}
          form={form}
          index={index}
          error={errors[line.attribute.trim()]}
          isReadOnly={isReadOnly}
        />
      ))}
      {!isReadOnly && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('mapping', { attribute: '', source: '' })}
          >
            {t('scim.mapping.add')}
          </Button>
        </Group>
      )}
      <MappingPreview lines={lines} />
    </Stack>
  )
}

type LineProps = { form: TargetFormState['form']; index: number; error?: string; isReadOnly: boolean }

function Line({ form, index, error, isReadOnly }: LineProps) {
  const t = useTexts(scimTexts)
  const number = index + 1
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" maw={720}>
      <TextInput
        flex={1}
        dir="ltr"
        aria-label={t('scim.mapping.attribute', { number })}
        placeholder="title"
        spellCheck={false}
        readOnly={isReadOnly}
        {...form.getInputProps(`mapping.${index}.attribute`)}
        error={error}
      />
      <IconArrowRight size={18} className="rtl-flip" aria-hidden style={{ flex: 'none', marginTop: 9 }} />
      <TextInput
        flex={1}
        dir="ltr"
        aria-label={t('scim.mapping.source', { number })}
        placeholder="{name} ({email})"
        spellCheck={false}
        readOnly={isReadOnly}
        {...form.getInputProps(`mapping.${index}.source`)}
      />
      {!isReadOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('scim.mapping.remove', { number })}
          onClick={() => form.removeListItem('mapping', index)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  )
}
