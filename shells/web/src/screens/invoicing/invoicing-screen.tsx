import {
  type Icon,
  IconBook,
  IconBuilding,
  IconBuildingBank,
  IconCalendarDue,
  IconCash,
  IconFileInvoice,
  IconListDetails,
  IconScale,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { invoicingAddress } from './address.ts'
import { useDialog } from './document/new-document-actions.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { invoicingTexts } from './texts.ts'

const PaymentsTab = lazyPart(() => import('./books/payments-tab.tsx'), 'PaymentsTab')
const AgeingTab = lazyPart(() => import('./books/ageing-tab.tsx'), 'AgeingTab')
const JournalTab = lazyPart(() => import('./books/journal-tab.tsx'), 'JournalTab')
const BooksTab = lazyPart(() => import('./books/books-tab.tsx'), 'BooksTab')
const BalanceTab = lazyPart(() => import('./books/balance-tab.tsx'), 'BalanceTab')
const BankTab = lazyPart(() => import('./bank/bank-tab.tsx'), 'BankTab')
const CompanyTab = lazyPart(() => import('./company/company-tab.tsx'), 'CompanyTab')
const NewDocumentDialog = lazyPart(() => import('./document/new-document-dialog.tsx'), 'NewDocumentDialog')

const KEYS = ['documents', 'payments', 'bank', 'ageing', 'journal', 'balance', 'books', 'company'] as const
type Key = (typeof KEYS)[number]

const TABS: Readonly<Record<Key, { icon: Icon; content: ReactNode }>> = {
  documents: { icon: IconFileInvoice, content: <DocumentsTab /> },
  payments: { icon: IconCash, content: <PaymentsTab /> },
  bank: { icon: IconBuildingBank, content: <BankTab /> },
  ageing: { icon: IconCalendarDue, content: <AgeingTab /> },
  journal: { icon: IconBook, content: <JournalTab /> },
  balance: { icon: IconScale, content: <BalanceTab /> },
  books: { icon: IconListDetails, content: <BooksTab /> },
  company: { icon: IconBuilding, content: <CompanyTab /> },
}

export function InvoicingScreen() {
  const t = useTexts(invoicingTexts)
  const { tab } = invoicingAddress.useSearch()
  const navigate = invoicingAddress.useNavigate()
  const [dialog, setDialog] = useDialog()
  const open = KEYS.find(key => key === tab) ?? 'documents'
  const change = (next: Key) =>
    void navigate({ search: next === 'documents' ? {} : { tab: next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={t('invoicing.title')} description={t('invoicing.subtitle')} />
      <PageTabs
        label={t('invoicing.title')}
        tabs={KEYS.map(key => ({ key, label: t(`invoicing.${key}`), ...TABS[key] }))}
        open={open}
        onOpen={change}
      />
      <LazyOverlay opened={dialog !== null}>
        {dialog !== null && <NewDocumentDialog key={dialog} kind={dialog} onClose={() => setDialog(null)} />}
      </LazyOverlay>
    </>
  )
}
