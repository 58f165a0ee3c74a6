import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { toolSets } from '../../kernel/tools/tool.ts'
import { contactsMerged, contactUses } from '../contacts/index.ts'
import { productUses } from '../goods/index.ts'
import { invoiceRecords, journalRecords } from './datasets.ts'
import { demoInvoices } from './demo.ts'
import { hasInvoiceFor, hasLineWith, updateMergedContact } from './drafts/invoice-store.ts'
import { requestForDocument } from './ereceipts/ereceipts.ts'
import { sendReceipt } from './ereceipts/send-job.ts'
import { receiptServiceSettings } from './ereceipts/settings.ts'
import { errors } from './errors.ts'
import { documentPosted } from './events.ts'
import { exportedTables } from './exported-tables.ts'
import { jobs } from './jobs.ts'
import { invoicingMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { invoicingTools } from './tools.ts'

export const invoicing = defineModule({
  id: 'io.vendor.core.invoicing',
  slug: 'invoicing',
  icon: 'receipt',
  category: 'business',
  name: { mn: 'Нэхэмжлэх', en: 'Invoicing' },
  description: {
    mn: 'Нэхэмжлэх, төлбөр, авлага, өглөг, давхар бичилтийн журнал.',
    en: 'Invoices and bills, payments, receivables and payables, and a double-entry journal.',
  },
  catalog: 'optional',
  isBusiness: true,
  history: [
    {
      version: '1.1.1',
      date: '2026-11-18',
      change: {
        mn: 'Хаагдсан сарын борлуулалтын гүйлгээг Улаанбаатарын цагаар тухайн өдөрт нь бичдэг боллоо.',
        en: 'What a till sold in a month that was closed is posted on the day that it is in Ulaanbaatar.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-17',
      change: {
        mn: 'Төлбөрийг баримтгүйгээр бүртгэж, дараа нь хуваарилж, хуваарилалтыг цуцалдаг боллоо.',
        en: 'Payments are recorded without a document, allocated later, and allocations are undone.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-17',
      change: {
        mn: 'Нэхэмжлэх, төлбөр, буцаалт, данс, тайлант үеийг бүртгэдэг боллоо.',
        en: 'Invoices, bills, credit notes, payments, accounts and periods are kept.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.settings': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.contacts': '^1.0.0',
    'io.vendor.core.goods': '^1.0.0',
  },
  permissions: { prefix: 'invoicing', verbs: ['read', 'manage'] },
  root: '/api/v1/invoicing',
  routes,
  operations,
  menus: [
    {
      key: 'invoicing',
      label: 'menu.invoicing',
      icon: 'receipt',
      path: '/invoicing',
      order: 43,
      parent: 'work',
      permission: 'invoicing.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: invoicingMessages,
  errors,
  settings: receiptServiceSettings,
  jobs: [sendReceipt, ...jobs],
  listens: [
    on(contactsMerged, (tx, _ctx, merged) => updateMergedContact(tx, merged)),
    on(documentPosted, requestForDocument),
  ],
  provides: [
    provide(demoContributions, demoInvoices),
    provide(datasets, invoiceRecords),
    provide(datasets, journalRecords),
    provide(toolSets, invoicingTools),
    provide(contactUses, { app: 'invoicing', isUsed: hasInvoiceFor }),
    provide(productUses, { app: 'invoicing', isUsed: hasLineWith }),
  ],
  exports: exportedTables,
  reads: {
    contact: 'names and registry numbers of customers and suppliers',
    product: 'names and tax classes of what lines sell',
  },
})
