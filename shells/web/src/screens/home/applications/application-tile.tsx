import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { markFavourite, markOpened, type OwnApplication } from '../../../data/own/applications.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApplicationFace } from '../../../parts/logo/application-face.tsx'
import { ClientLogo } from '../../../parts/logo/client-logo.tsx'
import { hostShell, openExternal } from '../../../platform/core-shell.ts'
import classes from '../home.module.css'
import { homeTexts } from '../texts.ts'

/** In a native shell the address opens outside of the work area. */
export function openApplication(application: OwnApplication): void {
  markOpened(application)
  openExternal(application.launch_uri)
}

type LinkProps = { application: OwnApplication; className: string | undefined; children: React.ReactNode }

export function ApplicationLink({ application, className, children }: LinkProps) {
  return (
    <a
      href={application.launch_uri}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={event => {
        if (!hostShell) return markOpened(application)
        event.preventDefault()
        openApplication(application)
      }}
    >
      {children}
    </a>
  )
}

type TileProps = { application: OwnApplication; isFirst?: boolean; onProblem: (error: Error) => void }

/** One application: a click anywhere on it opens it, the star keeps it on top. */
export function ApplicationTile({ application, isFirst = false, onProblem }: TileProps) {
  const t = useTexts(homeTexts)
  const { name, description, logo_uri, favourite } = application
  const Star = favourite ? IconStarFilled : IconStar
  return (
    <div className={classes.tile} data-first={isFirst || undefined}>
      <ApplicationLink application={application} className={classes.tileLink}>
        <ApplicationFace name={name} description={description} logoAddress={logo_uri} />
      </ApplicationLink>
      <ActionIcon
        className={classes.star}
        variant="subtle"
        color={favourite ? 'yellow' : 'gray'}
        aria-label={t('home.favourite', { name })}
        aria-pressed={favourite}
        onClick={() => void markFavourite(application).catch(onProblem)}
      >
        <Star size={18} stroke={1.7} />
      </ActionIcon>
    </div>
  )
}

/** Small, for those that were opened a moment ago. */
export function ApplicationChip({ application }: { application: OwnApplication }) {
  const { name, logo_uri } = application
  return (
    <ApplicationLink application={application} className={classes.chip}>
      <ClientLogo client={{ name, logo_address: logo_uri }} size={24} />
      <span>{name}</span>
    </ApplicationLink>
  )
}
