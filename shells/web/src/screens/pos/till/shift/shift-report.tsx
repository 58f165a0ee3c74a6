import { fmt } from '@tamga/formats'
import { useMe } from '../../../../data/me.ts'
import { toHundredths, toText } from '../../../../data/till/decimal.ts'
import type { CashMove, ClosedShift, Direction, OpenShift } from '../../../../data/till/till-types.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { posTexts } from '../../texts.ts'
import type { PaperRow } from '../paper/paper.ts'
import { PaperView } from '../paper/paper-view.tsx'
import { writtenTime } from '../paper/receipt-view.tsx'
import type { TillState } from '../use-till.ts'

type ShiftReportProps = { state: TillState; shift: OpenShift | ClosedShift; onDone: () => void }

const isClosed = (shift: OpenShift | ClosedShift): shift is ClosedShift => 'closed_at' in shift

/** Of an open shift (X) without what should be in the drawer: it is counted before anybody knows. Of a closed one (Z) with it. */
export function ShiftReport({ state, shift, onDone }: ShiftReportProps) {
  const t = useTexts(posTexts)
  const rows = useReportRows(state, shift)
  const label = t(isClosed(shift) ? 'pos.report.z' : 'pos.report.x')
  return <PaperView label={label} printed={{ rows }} next={t('pos.back')} onDone={onDone} />
}

const sumOf = (moves: readonly CashMove[], direction: Direction): string =>
  toText(
    moves.reduce((sum, move) => (move.direction === direction ? sum + toHundredths(move.amount) : sum), 0n),
  )

function useReportRows({ till }: TillState, shift: OpenShift | ClosedShift): PaperRow[] {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { tenant } = useMe()
  const money = (amount: string) => fmt.decimal(language, amount)
  const { tally, moves } = shift
  return [
    { text: tenant.name, isCentred: true, isStrong: true },
    { text: t(isClosed(shift) ? 'pos.report.z' : 'pos.report.x'), isCentred: true, isStrong: true },
    { text: till?.name ?? '', isCentred: true },
    { text: t('pos.seller'), value: shift.seller },
    { text: t('pos.shift.opened_at'), value: writtenTime(shift.opened_at) },
    ...(isClosed(shift) ? [{ text: t('pos.shift.closed_at'), value: writtenTime(shift.closed_at) }] : []),
    ...(tally.first ? [{ text: t('pos.report.numbers'), value: `${tally.first} – ${tally.last}` }] : []),
    { text: `${t('pos.report.sales')} (${tally.sales})`, value: money(tally.sold) },
    { text: `${t('pos.report.returns')} (${tally.returns})`, value: money(tally.refunded) },
    { text: t('pos.report.discount'), value: money(tally.discount) },
    { text: t('pos.tax'), value: money(tally.tax) },
    { text: t('pos.shift.opening_cash'), value: money(shift.opening_cash) },
    { text: t('pos.cash.in'), value: money(sumOf(moves, 'in')) },
    { text: t('pos.cash.out'), value: money(sumOf(moves, 'out')) },
    ...moves.map(({ direction, amount, note }) => ({
      text: `${direction === 'in' ? '+' : '−'} ${money(amount)} ${note}`,
      isSmall: true,
    })),
    ...useCountRows(shift),
  ]
}

function useCountRows(shift: OpenShift | ClosedShift): PaperRow[] {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const money = (amount: string) => fmt.decimal(language, amount)
  if (!isClosed(shift)) return []
  return shift.sums.flatMap(({ method, expected, counted, difference }) => [
    { text: t(`pos.method.${method}`), isStrong: true },
    { text: t('pos.report.expected'), value: money(expected) },
    { text: t('pos.report.counted'), value: money(counted) },
    { text: t('pos.report.difference'), value: money(difference), isStrong: difference !== '0' },
  ])
}
