import { Stack } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { Card } from '../../../parts/page/card.tsx'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import { QuickStart } from './quick-start.tsx'

export function QuickStartTab({ client }: ClientTabProps) {
  const t = useTexts(clientsTexts)
  return (
    <Stack maw={820}>
      <Card title={t('clients.tab.quick_start')} description={t('clients.quick.text')}>
        <QuickStart client={client} />
      </Card>
      <Card title={t('clients.quick.discovery')} description={t('clients.quick.discovery.text')}>
        <CopyField
          label={t('clients.quick.discovery.address')}
          value={`${location.origin}/.well-known/openid-configuration`}
        />
      </Card>
    </Stack>
  )
}
