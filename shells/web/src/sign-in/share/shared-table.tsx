import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'
import classes from './share-page.module.css'

type Cell = string | number | boolean | null
type Column = {
  key: string
  label: string
  type: string
  is_measure: boolean
  is_share?: true
  names?: Record<string, string>
}
type Result = { columns: Column[]; rows: Cell[][]; generated_at: string; zone: string; truncated: boolean }

export type Shared = {
  name?: string
  given_by?: string
  expires_at?: string
  result?: Result
  code_sent?: true
}

/** The columns and rows that were given, and nothing to change about them. */
export function SharedTable({ result, label }: { result: Result; label: string }) {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  const say = ({ type, is_share, names }: Column, cell: Cell): string => {
    if (cell === null) return '—'
    if (typeof cell === 'boolean') return t(cell ? 'share.yes' : 'share.no')
    if (typeof cell === 'number')
      return is_share ? `${fmt.number(language, Math.round(cell * 1000) / 10)} %` : fmt.number(language, cell)
    return type === 'time'
      ? fmt.dateTime(language, new Date(cell), { timeZone: result.zone })
      : (names?.[cell] ?? cell)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {result.columns.map(column => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and never change
            <tr key={index}>
              {result.columns.map((column, place) => (
                <td key={column.key}>
                  <bdi>{say(column, row[place] ?? null)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {result.truncated && <p className="quiet">{t('share.truncated')}</p>}
    </section>
  )
}
