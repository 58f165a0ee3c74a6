import { VisuallyHidden } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { dayOf } from '../day/period.ts'
import classes from './day-histogram.module.css'

export type DayCount = { at: string; count: number; is_lower_bound?: true }

type DayHistogramProps = {
  label: string
  days: readonly DayCount[]
  /** The period that the list below is limited to. */
  from?: string | undefined
  to?: string | undefined
  /** A day of the reader, `2026-11-15`; undefined when the only chosen one is clicked again. */
  onChoose: (day: string | undefined) => void
}

/**
 * A bar for each day; a click shows that day alone. For the mouse: the keyboard has the fields of the period, and who does not see the
 * bars has a table.
 */
export function DayHistogram({ label, days, from, to, onChoose }: DayHistogramProps) {
  const { language } = useLanguage()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const number = ({ count, is_lower_bound }: DayCount) =>
    `${fmt.number(language, count)}${is_lower_bound ? '+' : ''}`
  const named = (at: string) => fmt.date(language, new Date(at), { timeZone })
  const isWithin = (day: string) => (from ?? '') <= day && day <= (to ?? '9999')
  const isFiltered = from !== undefined || to !== undefined
  return (
    <>
      <div className={classes.bars} aria-hidden>
        {days.map(day => {
          const key = dayOf(new Date(day.at))
          const isAlone = from === key && to === key
          return (
            <button
              type="button"
              tabIndex={-1}
              key={key}
              className={classes.bar}
              data-chosen={(isFiltered && isWithin(key)) || undefined}
              title={`${named(day.at)}: ${number(day)}`}
              onClick={() => onChoose(isAlone ? undefined : key)}
            >
              <span style={{ height: `${Math.max(day.count > 0 ? 6 : 2, (100 * day.count) / most)}%` }} />
            </button>
          )
        })}
      </div>
      <VisuallyHidden component="div">
        <table>
          <caption>{label}</caption>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .map(day => (
                <tr key={day.at}>
                  <th scope="row">{named(day.at)}</th>
                  <td>{number(day)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
