import { Button, Checkbox, CloseButton, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { IconBookmark, IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../overlay/dialog.tsx'
import { partsTexts } from '../../texts.ts'
import { exportTable } from './export-rows.ts'
import type { TableOptionsProps } from './options-props.ts'

const MOST_VIEWS = 20

type Props = TableOptionsProps & { opened: boolean; onClose: () => void }

/** How the list looks here, lists kept under a name, and what is shown as a file. */
export function OptionsDialog(props: Props) {
  const { label, view, opened, onClose } = props
  const t = useTexts(partsTexts)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('parts.options.title')}>
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t('parts.options.density')}
          data={[
            { value: 'roomy', label: t('parts.options.roomy') },
            { value: 'dense', label: t('parts.options.dense') },
          ]}
          value={view.density}
          onChange={density => view.change({ density: density as typeof view.density })}
        />
        <Columns {...props} />
        <Views {...props} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => {
            exportTable(label)
            onClose()
          }}
        >
          {t('parts.options.export')}
        </Button>
      </Stack>
    </Dialog>
  )
}

/** The column that names the row always stays. */
function Columns({ columns, view }: Props) {
  const t = useTexts(partsTexts)
  const toggle = (key: string, isShown: boolean) =>
    view.change({ hidden: isShown ? view.hidden.filter(one => one !== key) : [...view.hidden, key] })
  return (
    <Stack gap={6}>
      <Text fw={600} size="sm">
        {t('parts.options.columns')}
      </Text>
      {columns.map(({ key, header }) => (
        <Checkbox
          key={key}
          label={header}
          checked={!view.hidden.includes(key)}
          onChange={event => toggle(key, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}

function Views({ view, onClose }: Props) {
  const t = useTexts(partsTexts)
  const navigate = useNavigate()
  const open = (search: string) => {
    onClose()
    void navigate({ href: `${location.pathname}${search}` })
  }
  return (
    <Stack gap={6}>
      <Text fw={600} size="sm">
        {t('parts.options.views')}
      </Text>
      {view.views.map(one => (
        <Group key={one.name} gap={4} wrap="nowrap">
          <Button
            variant="subtle"
            styles={{ inner: { justifyContent: 'flex-start' } }}
            flex={1}
            leftSection={<IconBookmark size={16} />}
            onClick={() => open(one.search)}
          >
            {one.name}
          </Button>
          <CloseButton
            aria-label={t('parts.options.forget', { name: one.name })}
            onClick={() => view.change({ views: view.views.filter(other => other !== one) })}
          />
        </Group>
      ))}
      <SaveView view={view} />
    </Stack>
  )
}

/** Keeps the filters and the order of the present address under a name. */
function SaveView({ view }: Pick<Props, 'view'>) {
  const t = useTexts(partsTexts)
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    const kept = view.views.filter(one => one.name !== wanted)
    view.change({ views: [{ name: wanted, search: location.search }, ...kept].slice(0, MOST_VIEWS) })
    setName('')
  }
  return (
    <form onSubmit={save}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          label={t('parts.options.view_name')}
          maxLength={60}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('parts.options.save_view')}
        </Button>
      </Group>
    </form>
  )
}
