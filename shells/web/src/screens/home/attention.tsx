import { Group, Skeleton, Stack, Text, ThemeIcon } from '@mantine/core'
import {
  type Icon,
  IconChecklist,
  IconChevronRight,
  IconCircleCheck,
  IconClockExclamation,
  IconKey,
  IconMailExclamation,
  IconMailX,
  IconPlayerPause,
  IconPlugConnectedX,
  IconUserOff,
  IconUserShield,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dashboardQuery } from '../../data/dashboard.ts'
import { useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { type AppKind, useAppAttention } from './app-attention.ts'
import { ShowFirstSteps } from './first-steps/first-steps.tsx'
import classes from './home.module.css'
import { homeTexts } from './texts.ts'

const KINDS = {
  email_unverified: { icon: IconMailExclamation, color: 'yellow', path: '/profile' },
  targets_failing: { icon: IconPlugConnectedX, color: 'red', path: '/sso/scim?health=failing' },
  targets_paused: { icon: IconPlayerPause, color: 'yellow', path: '/sso/scim?health=paused' },
  reviews_waiting: { icon: IconChecklist, color: 'blue', path: '/sso/reviews/queue' },
  secret_key_missing: { icon: IconKey, color: 'red', path: null },
  single_administrator: { icon: IconUserShield, color: 'yellow', path: '/organisation/members?role=admin' },
  mails_failed: { icon: IconMailX, color: 'red', path: '/organisation/invitations' },
  invitations_expired: { icon: IconClockExclamation, color: 'yellow', path: '/organisation/invitations' },
  members_never_seen: { icon: IconUserOff, color: 'gray', path: '/organisation/members?sort=last_seen_at' },
  apps_stopped: { icon: IconPlayerPause, color: 'gray', path: '/store' },
} satisfies Record<string, { icon: Icon; color: string; path: string | null }>

type Kind = keyof typeof KINDS
type CountedKind = AppKind | 'mails_failed' | 'invitations_expired' | 'members_never_seen' | 'apps_stopped'

const COUNTED: readonly Kind[] = [
  'targets_failing',
  'targets_paused',
  'reviews_waiting',
  'mails_failed',
  'invitations_expired',
  'members_never_seen',
  'apps_stopped',
] satisfies CountedKind[]
const isCounted = (kind: Kind): kind is CountedKind => COUNTED.includes(kind)

/** What waits for somebody's hand, the most urgent first. */
export function Attention() {
  const t = useTexts(homeTexts)
  const { user } = useMe()
  const { data, error, isPending } = useQuery(dashboardQuery)
  const own: { kind: Kind; count: number }[] = user.email_verified
    ? []
    : [{ kind: 'email_unverified', count: 1 }]
  const list = [...own, ...useAppAttention(), ...(data?.attention ?? [])]
  return (
    <Card title={t('home.attention')} actions={<ShowFirstSteps />}>
      <ProblemAlert error={error} />
      {isPending && <Waiting />}
      {data && list.length === 0 && <AllWell />}
      {data && (
        <ul className={classes.list}>
          {list.map(({ kind, count }) => (
            <li key={kind}>
              <Entry
                kind={kind}
                text={isCounted(kind) ? t(`home.attention.${kind}`, { count }) : t(`home.attention.${kind}`)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Entry({ kind, text }: { kind: Kind; text: string }) {
  const { icon: Icon, color, path } = KINDS[kind]
  const content = (
    <>
      <ThemeIcon variant="light" color={color} size={34} radius="md" aria-hidden>
        <Icon size={18} stroke={1.7} />
      </ThemeIcon>
      <Text size="sm" component="span">
        {text}
      </Text>
      {path && <IconChevronRight size={16} className="rtl-flip" aria-hidden />}
    </>
  )
  if (!path) return <div className={classes.attention}>{content}</div>
  const [to, query] = path.split('?')
  return (
    <Link
      to={to}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
      className={classes.attention}
    >
      {content}
    </Link>
  )
}

function AllWell() {
  const t = useTexts(homeTexts)
  return (
    <Group gap="sm" wrap="nowrap">
      <ThemeIcon variant="light" color="green" size={34} radius="xl" aria-hidden>
        <IconCircleCheck size={20} stroke={1.7} />
      </ThemeIcon>
      <Text size="sm">{t('home.attention.none')}</Text>
    </Group>
  )
}

function Waiting() {
  return (
    <Delayed>
      <Stack gap="sm">
        {[1, 2, 3].map(line => (
          <Skeleton key={line} height={34} radius="md" />
        ))}
      </Stack>
    </Delayed>
  )
}
