import { useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { TokenCard } from '../../../parts/token/token-card.tsx'
import { ownTokenTexts } from './texts.ts'

export function OwnTokens() {
  const t = useTexts(ownTokenTexts)
  const { tenant } = useMe()
  return (
    <TokenCard
      holder="me"
      title={t('own_tokens.title')}
      description={t('own_tokens.text', { tenant: tenant.name })}
      canManage
    />
  )
}
