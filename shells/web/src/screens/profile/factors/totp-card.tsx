import { Alert, Button, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { removeTotp, totpQuery } from '../../../data/own/factors.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { AddTotp } from '../../../parts/factors/add-totp.tsx'
import { factorTexts } from '../../../parts/factors/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'

export function TotpCard() {
  const t = useTexts(factorTexts)
  const { language } = useLanguage()
  const { data: totp, error, refetch } = useQuery(totpQuery)
  const [isAdding, setAdding] = useState(false)
  const [confirm, dialog] = useConfirm()
  if (error && !totp) return <ProblemState error={error} onRetry={() => void refetch()} />
  const remove = () =>
    confirm({
      title: t('own.app.remove.title'),
      effect: t('own.app.remove.effect'),
      verb: t('own.remove'),
      done: t('own.removed'),
      onConfirm: removeTotp,
    })
  const added = () => {
    setAdding(false)
    showDone(t('own.app.added'))
  }
  return (
    <Card
      title={t('own.app.title')}
      description={t('own.app.text')}
      actions={
        totp &&
        (totp.enabled ? (
          <Button variant="light" color="red" onClick={remove}>
            {t('own.remove')}
          </Button>
        ) : (
          <Button onClick={() => setAdding(true)}>{t('own.app.add')}</Button>
        ))
      }
    >
      {!totp && <WaitingLines count={1} height={24} />}
      {totp?.enabled && !totp.usable && <Alert color="yellow">{t('own.app.lost')}</Alert>}
      {totp?.confirmed_at && totp.usable && (
        <Text size="sm">{t('own.app.since', { date: fmt.date(language, new Date(totp.confirmed_at)) })}</Text>
      )}
      <Dialog opened={isAdding} onClose={() => setAdding(false)} title={t('own.app.add')}>
        <AddTotp onAdded={added} />
      </Dialog>
      {dialog}
    </Card>
  )
}
