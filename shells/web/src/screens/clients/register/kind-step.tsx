import { Radio, Stack, Text, TextInput } from '@mantine/core'
import {
  type Icon,
  IconBrowser,
  IconDeviceMobile,
  IconDeviceTv,
  IconRobot,
  IconServer,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { offeredGrantsQuery } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CLIENT_KINDS, type ClientKind, DEVICE_GRANT } from '../client-kind.ts'
import classes from '../clients.module.css'
import { clientsTexts } from '../texts.ts'
import type { RegistrationForm } from './use-registration.ts'

const ICONS: Record<ClientKind, Icon> = {
  web: IconServer,
  browser: IconBrowser,
  device: IconDeviceMobile,
  screen: IconDeviceTv,
  machine: IconRobot,
}

export function KindStep({ form }: { form: RegistrationForm }) {
  const t = useTexts(clientsTexts)
  const { data: offered = [] } = useQuery(offeredGrantsQuery)
  const kinds = CLIENT_KINDS.filter(kind => kind !== 'screen' || offered.includes(DEVICE_GRANT))
  return (
    <Stack>
      <TextInput
        label={t('clients.name')}
        description={t('clients.name.text')}
        required
        data-autofocus
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Radio.Group label={t('clients.kind')} {...form.getInputProps('kind')}>
        <div className={classes.kinds}>
          {kinds.map(kind => (
            <KindCard key={kind} kind={kind} isChecked={form.getValues().kind === kind} />
          ))}
        </div>
      </Radio.Group>
    </Stack>
  )
}

function KindCard({ kind, isChecked }: { kind: ClientKind; isChecked: boolean }) {
  const t = useTexts(clientsTexts)
  const KindIcon = ICONS[kind]
  return (
    <Radio.Card value={kind} className={classes.kind} data-checked={isChecked || undefined}>
      <KindIcon size={26} stroke={1.6} aria-hidden />
      <div>
        <Text size="sm" fw={600}>
          {t(`clients.kind.${kind}`)}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`clients.kind.${kind}.text`)}
        </Text>
      </div>
    </Radio.Card>
  )
}
