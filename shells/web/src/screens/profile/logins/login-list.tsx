import { Button, Group } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type OwnLogin, ownLoginsQuery, unlinkLogin } from '../../../data/own/logins.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { focusPageIfLost } from '../../../parts/overlay/focus-after.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import classes from '../profile.module.css'
import { profileTexts } from '../texts.ts'
import { LinkActions } from './link-actions.tsx'
import { LinkRefusal } from './link-refusal.tsx'
import { LoginEntry } from './login-entry.tsx'
import { loginsTexts } from './texts.ts'

/** Where else the person signs in from, and the way to end that. */
export function LoginList() {
  const t = useTexts(loginsTexts)
  const more = useTexts(profileTexts)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownLoginsQuery)
  const [unlink, dialog] = useUnlinking()
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  const logins = data?.pages.flatMap(page => page.items)
  return (
    <Card
      title={t('logins.title')}
      description={t('logins.text')}
      actions={logins && <LinkActions logins={logins} />}
      maw={860}
    >
      <LinkRefusal />
      {!logins && <WaitingLines count={2} height={64} />}
      {logins?.length === 0 && (
        <EmptyState icon={IconLinkOff} title={t('logins.none')} text={t('logins.none.text')} />
      )}
      <ul className={classes.list}>
        {logins?.map(login => (
          <li key={login.id}>
            <LoginEntry login={login} onUnlink={() => unlink(login)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {more('profile.more')}
          </Button>
        </Group>
      )}
      {dialog}
    </Card>
  )
}

function useUnlinking() {
  const t = useTexts(loginsTexts)
  const [confirm, dialog] = useConfirm()
  const unlink = ({ id, provider: { name } }: OwnLogin) =>
    confirm({
      title: t('logins.unlink.title', { name }),
      effect: t('logins.unlink.effect'),
      verb: t('logins.unlink'),
      done: t('logins.unlink.done', { name }),
      onConfirm: async () => {
        await unlinkLogin(id)
        focusPageIfLost()
      },
    })
  return [unlink, dialog] as const
}
