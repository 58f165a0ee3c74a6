import { IconAppWindow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../data/me.ts'
import { type OwnConsent, ownConsentsQuery, withdrawConsent } from '../../../data/own/consents.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import classes from '../profile.module.css'
import { ConsentEntry } from './consent-entry.tsx'
import { consentsTexts } from './texts.ts'

/** Applications that the person allowed something, and the way to take it back. */
export function ConsentList() {
  const t = useTexts(consentsTexts)
  const { language } = useLanguage()
  const { tenant } = useMe()
  const { data, error, refetch } = useQuery(ownConsentsQuery(language))
  const [withdraw, dialog] = useWithdrawal()
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('consents.title')} description={t('consents.text', { tenant: tenant.name })} maw={860}>
      {!data && <WaitingLines count={2} height={64} />}
      {data?.items.length === 0 && (
        <EmptyState icon={IconAppWindow} title={t('consents.none')} text={t('consents.none.text')} />
      )}
      <ul className={classes.list}>
        {data?.items.map(consent => (
          <li key={consent.client.client_id}>
            <ConsentEntry consent={consent} onWithdraw={() => withdraw(consent)} />
          </li>
        ))}
      </ul>
      {dialog}
    </Card>
  )
}

function useWithdrawal() {
  const t = useTexts(consentsTexts)
  const [confirm, dialog] = useConfirm()
  const withdraw = ({ client: { client_id, name } }: OwnConsent) =>
    confirm({
      title: t('consents.withdraw.title', { name }),
      effect: t('consents.withdraw.effect'),
      verb: t('consents.withdraw'),
      done: t('consents.withdraw.done', { name }),
      onConfirm: () => withdrawConsent(client_id),
    })
  return [withdraw, dialog] as const
}
