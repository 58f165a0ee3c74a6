import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type OwnApplication, ownApplicationsQuery } from '../../../data/own/applications.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import classes from '../home.module.css'
import { homeTexts } from '../texts.ts'
import { ApplicationSearch } from './application-search.tsx'
import { ApplicationChip, ApplicationTile } from './application-tile.tsx'
import { categoriesOf, findApplications, recentOf } from './find-applications.ts'
import { NoApplications } from './no-applications.tsx'

/** The applications that the person may open: favourites and recent ones first, the rest a few letters away. */
export function Applications({ takesFocus }: { takesFocus: boolean }) {
  const t = useTexts(homeTexts)
  const titleId = useId()
  const { data, error } = useQuery(ownApplicationsQuery)
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {t('home.applications')}
      </Title>
      <ProblemAlert error={error} />
      {!data && !error && <Waiting />}
      {data?.length === 0 && <NoApplications />}
      {data && data.length > 0 && <Launcher applications={data} takesFocus={takesFocus} />}
    </section>
  )
}

function Launcher({ applications, takesFocus }: { applications: OwnApplication[]; takesFocus: boolean }) {
  const t = useTexts(homeTexts)
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [problem, setProblem] = useState<Error | null>(null)
  const within = applications.filter(each => category === null || each.category === category)
  const found = findApplications(within, search)
  const isFiltered = search.trim() !== '' || category !== null
  const favourites = isFiltered ? [] : applications.filter(({ favourite }) => favourite)
  const recent = isFiltered ? [] : recentOf(applications)
  const rest = isFiltered ? found : found.filter(({ favourite }) => !favourite)
  return (
    <Stack gap="md">
      <ApplicationSearch
        {...{ search, setSearch, takesFocus }}
        first={search.trim() ? found[0] : undefined}
      />
      <Categories categories={categoriesOf(applications)} chosen={category} onChoose={setCategory} />
      <ProblemAlert error={problem} />
      {recent.length > 0 && <Recent applications={recent} />}
      {favourites.length > 0 && (
        <Tiles label={t('home.favourites')} applications={favourites} onProblem={setProblem} />
      )}
      {rest.length > 0 && (
        <Tiles
          label={favourites.length > 0 ? t('home.applications.others') : undefined}
          applications={rest}
          hasFirst={search.trim() !== ''}
          onProblem={setProblem}
        />
      )}
      {isFiltered && found.length === 0 && <Text c="dimmed">{t('home.applications.unmatched')}</Text>}
    </Stack>
  )
}

type TilesProps = {
  label: string | undefined
  applications: OwnApplication[]
  /** What Enter opens stands out. */
  hasFirst?: boolean
  onProblem: (error: Error) => void
}

function Tiles({ label, applications, hasFirst = false, onProblem }: TilesProps) {
  return (
    <div>
      {label && <Part>{label}</Part>}
      <ul className={classes.tiles}>
        {applications.map((application, index) => (
          <li key={application.client_id}>
            <ApplicationTile
              application={application}
              isFirst={hasFirst && index === 0}
              onProblem={onProblem}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Recent({ applications }: { applications: OwnApplication[] }) {
  const t = useTexts(homeTexts)
  return (
    <div>
      <Part>{t('home.recent')}</Part>
      <ul className={classes.chips}>
        {applications.map(application => (
          <li key={application.client_id}>
            <ApplicationChip application={application} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Part = ({ children }: { children: string }) => (
  <Title order={3} size="sm" c="dimmed" fw={600} mb={8}>
    {children}
  </Title>
)

type CategoriesProps = {
  categories: string[]
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** One category alone says nothing. */
function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const t = useTexts(homeTexts)
  if (categories.length < 2) return null
  const choices = [null, ...categories]
  return (
    <Group gap={8} role="group" aria-label={t('home.categories')}>
      {choices.map(each => (
        <button
          key={each ?? ''}
          type="button"
          className={classes.category}
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {each ?? t('home.categories.all')}
        </button>
      ))}
    </Group>
  )
}

function Waiting() {
  return (
    <Delayed>
      <div className={classes.tiles}>
        {[1, 2, 3, 4, 5, 6].map(tile => (
          <Skeleton key={tile} height={78} radius="md" />
        ))}
      </div>
    </Delayed>
  )
}
