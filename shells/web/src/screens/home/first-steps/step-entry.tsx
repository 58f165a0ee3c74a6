import { Text, ThemeIcon, VisuallyHidden } from '@mantine/core'
import {
  type Icon,
  IconAppWindow,
  IconCheck,
  IconChevronRight,
  IconDatabaseExport,
  IconDeviceMobileCheck,
  IconKey,
  IconLogin2,
  IconPalette,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FirstStep, Onboarding } from '../../../data/own/onboarding.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import classes from '../home.module.css'
import { homeTexts } from '../texts.ts'

const SecretKeyDialog = lazyPart(() => import('./secret-key-dialog.tsx'), 'SecretKeyDialog')

const ICONS: Record<FirstStep, Icon> = {
  secret_key: IconKey,
  application: IconAppWindow,
  sign_in: IconLogin2,
  brand: IconPalette,
  invite: IconUserPlus,
  second_factor: IconDeviceMobileCheck,
  backup: IconDatabaseExport,
}

/** Where each step is done; the key is set outside of this page, and a sign-in is tried in the application. */
const PATHS: Partial<Record<FirstStep, string>> = {
  application: '/sso/clients?dialog=register',
  brand: '/settings/appearance',
  invite: '/organisation/members?dialog=invite',
  second_factor: '/profile?tab=factors',
  backup: '/platform/tenants',
}

type StepEntryProps = {
  step: Onboarding['steps'][number]
  application: Onboarding['application']
}

export function StepEntry({ step: { key, done }, application }: StepEntryProps) {
  const t = useTexts(homeTexts)
  const StepIcon = done ? IconCheck : ICONS[key]
  const isBlocked = key === 'sign_in' && !application
  const content = (
    <>
      <ThemeIcon variant="light" color={done ? 'green' : 'brand'} size={34} radius="xl" aria-hidden>
        <StepIcon size={18} stroke={1.8} />
      </ThemeIcon>
      <span>
        <Text size="sm" fw={600} c={done ? 'dimmed' : undefined} component="span" display="block">
          {t(`home.step.${key}`)}
          {done && <VisuallyHidden> {t('home.steps.done')}</VisuallyHidden>}
        </Text>
        {!done && (
          <Text size="xs" c="dimmed" component="span" display="block">
            {t(isBlocked ? 'home.step.sign_in.blocked' : `home.step.${key}.text`)}
          </Text>
        )}
      </span>
      {!done && !isBlocked && <IconChevronRight size={16} className="rtl-flip" aria-hidden />}
    </>
  )
  if (done || isBlocked) return <div className={classes.attention}>{content}</div>
  if (key === 'secret_key') return <KeyEntry>{content}</KeyEntry>
  if (key === 'sign_in') return <SignInEntry application={application!}>{content}</SignInEntry>
  return <PathEntry path={PATHS[key] ?? '/'}>{content}</PathEntry>
}

function PathEntry({ path, children }: { path: string; children: React.ReactNode }) {
  const [to, query] = path.split('?')
  return (
    <Link
      to={to}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
      className={classes.attention}
    >
      {children}
    </Link>
  )
}

type SignInEntryProps = { application: NonNullable<Onboarding['application']>; children: React.ReactNode }

/** The application itself, or where it is said how it opens. */
function SignInEntry({ application: { id, launch_uri }, children }: SignInEntryProps) {
  if (launch_uri === null) return <PathEntry path={`/sso/clients/${id}?tab=launch`}>{children}</PathEntry>
  return (
    <a href={launch_uri} target="_blank" rel="noopener noreferrer" className={classes.attention}>
      {children}
    </a>
  )
}

function KeyEntry({ children }: { children: React.ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={classes.attention} onClick={() => setOpened(true)}>
        {children}
      </button>
      <LazyOverlay opened={opened}>
        <SecretKeyDialog opened={opened} onClose={() => setOpened(false)} />
      </LazyOverlay>
    </>
  )
}
