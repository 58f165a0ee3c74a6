import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ApiToken, revokeToken, type TokenHolder, tokensQuery } from '../../data/tokens.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SecretShownOnce } from '../copy/secret-shown-once.tsx'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { lazyPart } from '../overlay/lazy-part.ts'
import { useConfirm } from '../overlay/use-confirm.tsx'
import { Card } from '../page/card.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { ProblemState } from '../state/problem-state.tsx'
import { WaitingLines } from '../state/waiting-lines.tsx'
import { tokenTexts } from './texts.ts'
import classes from './token.module.css'
import { TokenEntry } from './token-entry.tsx'

const NewTokenDialog = lazyPart(() => import('./new-token-dialog.tsx'), 'NewTokenDialog')
const RotateTokenDialog = lazyPart(() => import('./rotate-token-dialog.tsx'), 'RotateTokenDialog')

type TokenCardProps = { holder: TokenHolder; title: string; description: ReactNode; canManage: boolean }

/** The tokens of a person or a service account: made, rotated and revoked here; a token itself is shown once. */
export function TokenCard({ holder, title, description, canManage }: TokenCardProps) {
  const t = useTexts(tokenTexts)
  const { data, error, refetch } = useQuery(tokensQuery(holder))
  const [isAdding, setAdding] = useState(false)
  const [rotated, setRotated] = useState<ApiToken | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [revoke, question] = useRevoking(holder)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  const add = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('tokens.add')}
    </Button>
  )
  const show = (made: string) => {
    setAdding(false)
    setRotated(null)
    setSecret(made)
  }
  return (
    <Card title={title} description={description} actions={add} maw={860}>
      <Entries tokens={data?.items} {...(canManage && { onRotate: setRotated, onRevoke: revoke })} />
      <LazyOverlay opened={isAdding}>
        <NewTokenDialog holder={holder} opened={isAdding} onMade={show} onClose={() => setAdding(false)} />
      </LazyOverlay>
      <LazyOverlay opened={rotated !== null}>
        <RotateTokenDialog holder={holder} token={rotated} onMade={show} onClose={() => setRotated(null)} />
      </LazyOverlay>
      <SecretShownOnce
        secret={secret}
        title={t('tokens.made')}
        text={t('tokens.made.text')}
        label={t('tokens.label')}
        onSaved={() => setSecret(null)}
      />
      {question}
    </Card>
  )
}

type EntriesProps = {
  tokens: readonly ApiToken[] | undefined
  onRotate?: (token: ApiToken) => void
  onRevoke?: (token: ApiToken) => void
}

function Entries({ tokens, onRotate, onRevoke }: EntriesProps) {
  const t = useTexts(tokenTexts)
  if (!tokens) return <WaitingLines count={2} height={64} />
  if (tokens.length === 0)
    return <EmptyState icon={IconKey} title={t('tokens.none')} text={t('tokens.none.text')} />
  return (
    <ul className={classes.list}>
      {tokens.map(token => (
        <li key={token.id}>
          <TokenEntry
            token={token}
            onRotate={onRotate && (() => onRotate(token))}
            onRevoke={onRevoke && (() => onRevoke(token))}
          />
        </li>
      ))}
    </ul>
  )
}

function useRevoking(holder: TokenHolder) {
  const t = useTexts(tokenTexts)
  const [confirm, dialog] = useConfirm()
  const revoke = ({ id, name }: ApiToken) =>
    confirm({
      title: t('tokens.revoke.title', { name }),
      effect: t('tokens.revoke.effect'),
      verb: t('tokens.revoke'),
      done: t('tokens.revoke.done', { name }),
      onConfirm: () => revokeToken(holder, id),
    })
  return [revoke, dialog] as const
}
