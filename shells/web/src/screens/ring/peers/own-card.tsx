import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EVIDENCE_ADDRESS, ownCardQuery, rotateKey } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ringTexts } from '../texts.ts'
import { KeyList } from './key-list.tsx'

/** What the other operator needs of this installation. */
export function OwnCard() {
  const t = useTexts(ringTexts)
  const { data, error } = useQuery(ownCardQuery)
  const [confirm, dialog] = useConfirm()
  const rotate = () =>
    confirm({
      title: t('ring.rotate.title'),
      effect: t('ring.rotate.effect'),
      verb: t('ring.rotate'),
      tone: 'brand',
      onConfirm: async () => void (await rotateKey()),
      done: t('ring.rotate.done'),
    })
  return (
    <Card title={t('ring.own.title')} description={t('ring.own.text')}>
      <Stack gap="md">
        <ProblemAlert error={error} />
        {data && <CopyField label={t('ring.address')} value={data.base_url} />}
        {data && <KeyList keys={data.keys} />}
        <Group gap="sm">
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={rotate}>
            {t('ring.rotate')}
          </Button>
          <Button
            component="a"
            href={EVIDENCE_ADDRESS}
            download
            variant="default"
            leftSection={<IconDownload size={16} />}
          >
            {t('ring.evidence')}
          </Button>
        </Group>
        {dialog}
      </Stack>
    </Card>
  )
}
