import { IconMessageChatbot, IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { assistantStatusQuery } from '../../data/assistant/conversations.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonLink } from '../../parts/page/links.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { CardWaiting } from '../../parts/page/page-waiting.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { ConversationPage } from './conversation/conversation-page.tsx'
import { assistantTexts } from './texts.ts'

/** The entry is always in the menu; where there is no assistant, the page says why. */
export function AssistantScreen() {
  const t = useTexts(assistantTexts)
  const { data, error, refetch } = useQuery(assistantStatusQuery)
  return (
    <RequirePermission permission="assistant.read">
      <PageHeader title={t('assistant.title')} description={t('assistant.subtitle')} />
      {error && <ProblemState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardWaiting />}
      {data?.available && <ConversationPage />}
      {data?.reason === 'no_key' && (
        <EmptyState
          icon={IconPlugConnectedX}
          tone="gray"
          title={t('assistant.no_key.title')}
          text={t('assistant.no_key.text')}
        />
      )}
      {data?.reason === 'feature_disabled' && <SwitchedOff />}
    </RequirePermission>
  )
}

function SwitchedOff() {
  const t = useTexts(assistantTexts)
  const canSwitch = useCan('settings.manage')
  return (
    <EmptyState
      icon={IconMessageChatbot}
      title={t('assistant.off.title')}
      text={t('assistant.off.text')}
      action={canSwitch && <ButtonLink to="/settings/features">{t('assistant.off.action')}</ButtonLink>}
    />
  )
}
