import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codesQuery, makeRecoveryCodes, passkeysQuery, totpQuery } from '../../../data/own/factors.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { RecoveryCodes } from '../../../parts/factors/recovery-codes.tsx'
import { factorTexts } from '../../../parts/factors/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'

export function CodesCard() {
  const t = useTexts(factorTexts)
  const { data: left } = useQuery(codesQuery)
  const { data: totp } = useQuery(totpQuery)
  const { data: keys } = useQuery(passkeysQuery)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [confirm, dialog] = useConfirm()
  const hasFactor = totp?.enabled === true || (keys?.length ?? 0) > 0
  const make = () =>
    confirm({
      title: t('own.codes.make.title'),
      effect: t('own.codes.make.effect'),
      verb: t('own.codes.make'),
      tone: 'brand',
      onConfirm: async () => setCodes(await makeRecoveryCodes()),
    })
  return (
    <Card
      title={t('own.codes.title')}
      description={t('own.codes.text')}
      actions={
        hasFactor && (
          <Button variant="default" onClick={make}>
            {t('own.codes.make')}
          </Button>
        )
      }
    >
      <Text size="sm">
        {hasFactor ? t('own.codes.left', { count: left?.remaining ?? 0 }) : t('own.codes.needs')}
      </Text>
      <Dialog opened={codes !== null} onClose={() => setCodes(null)} title={t('factors.codes.title')}>
        <Stack>
          <RecoveryCodes codes={codes ?? []} />
          <Group justify="flex-end">
            <Button onClick={() => setCodes(null)}>{t('own.done')}</Button>
          </Group>
        </Stack>
      </Dialog>
      {dialog}
    </Card>
  )
}
