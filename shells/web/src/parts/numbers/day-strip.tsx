import { VisuallyHidden } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import classes from './day-strip.module.css'

export type Hour = { at: string; succeeded: number; failed: number }

type DayStripProps = {
  /** What the strip is of, for who does not see it. */
  label: string
  /** Hours in which nothing happened may be absent. */
  hours: readonly Hour[]
}

const HOUR = 3_600_000
const CELLS = 24

/** The last 24 hours, one cell each: all well, some failed, all failed, nothing. Its twin is a table. */
export function DayStrip({ label, hours }: DayStripProps) {
  const t = useTexts(partsTexts)
  const { language } = useLanguage()
  const number = (value: number) => fmt.number(language, value)
  const time = (at: Date) => fmt.dateTime(language, at, { timeZone })
  const cells = cellsOf(hours, Date.now())
  return (
    <>
      <span className={classes.strip} aria-hidden>
        {cells.map(({ at, succeeded, failed }) => (
          <span
            key={at.getTime()}
            className={classes.cell}
            data-state={stateOf(succeeded, failed)}
            title={`${time(at)} · ${t('parts.strip.succeeded')}: ${number(succeeded)} · ${t('parts.strip.failed')}: ${number(failed)}`}
          />
        ))}
      </span>
      <VisuallyHidden component="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th>{t('parts.strip.hour')}</th>
              <th>{t('parts.strip.succeeded')}</th>
              <th>{t('parts.strip.failed')}</th>
            </tr>
          </thead>
          <tbody>
            {cells
              .filter(({ succeeded, failed }) => succeeded + failed > 0)
              .map(({ at, succeeded, failed }) => (
                <tr key={at.getTime()}>
                  <td>{time(at)}</td>
                  <td>{number(succeeded)}</td>
                  <td>{number(failed)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function cellsOf(hours: readonly Hour[], now: number) {
  const last = Math.floor(now / HOUR)
  const known = new Map(hours.map(hour => [Math.floor(Date.parse(hour.at) / HOUR), hour]))
  return Array.from({ length: CELLS }, (_, place) => {
    const hour = last - (CELLS - 1) + place
    const { succeeded = 0, failed = 0 } = known.get(hour) ?? {}
    return { at: new Date(hour * HOUR), succeeded, failed }
  })
}

const stateOf = (succeeded: number, failed: number): string | undefined =>
  failed === 0 ? (succeeded > 0 ? 'well' : undefined) : succeeded === 0 ? 'failed' : 'mixed'
