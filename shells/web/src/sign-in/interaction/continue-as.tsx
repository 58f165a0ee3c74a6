import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../parts/button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { useSend } from '../use-send.ts'
import { Account, type AccountPerson } from './account.tsx'
import { Asker, type AskingClient } from './asker.tsx'
import { askedTexts } from './texts.ts'

type Props = {
  client: AskingClient
  user: AccountPerson
  onContinue: () => Promise<void>
  onOther: () => void
}

export function ContinueAs({ client, user, onContinue, onOther }: Props) {
  const t = useTexts(askedTexts)
  const sending = useSend(onContinue)
  return (
    <div className="stack">
      <Asker client={client} title={t('asked.continue.title')}>
        {t('asked.to', { client: client.name })}
      </Asker>
      <Account user={user} />
      <ProblemNotice {...sending} />
      <Button isBusy={sending.isSending} onClick={() => void sending.send()}>
        {t('asked.continue', { name: user.name })}
      </Button>
      <Button variant="other" isDisabled={sending.isSending} onClick={onOther}>
        {t('asked.other')}
      </Button>
    </div>
  )
}
