import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { MoneyText } from '../money-text.tsx'
import { invoicingTexts } from '../texts.ts'

/** What the saved lines come to. */
export function Totals({ document: { net, tax, total, due, state } }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  return (
    <FactList>
      <Fact label={t('invoicing.net')}>
        <MoneyText money={net} />
      </Fact>
      <Fact label={t('invoicing.tax')}>
        <MoneyText money={tax} />
      </Fact>
      <Fact label={t('invoicing.total')}>
        <MoneyText money={total} />
      </Fact>
      {state === 'posted' && (
        <Fact label={t('invoicing.due')}>
          <MoneyText money={due} />
        </Fact>
      )}
    </FactList>
  )
}
