import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { toolSets } from '../../kernel/tools/tool.ts'
import { contactsMerged, contactUses } from '../contacts/index.ts'
import { productUses } from '../goods/index.ts'
import { moveRecords, stockRecords } from './datasets.ts'
import { demoStock } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { warehouseMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { hasMoved, hasPostingFor, updateMergedContact } from './postings/posting-store.ts'
import { routes } from './routes.ts'
import { warehouseTools } from './tools.ts'

export const warehouse = defineModule({
  id: 'io.vendor.core.warehouse',
  slug: 'warehouse',
  icon: 'building-warehouse',
  category: 'business',
  name: { mn: 'Агуулах', en: 'Warehouse' },
  description: {
    mn: 'Барааны үлдэгдэл, орлого, зарлага, шилжүүлэг, цуврал, өртөг.',
    en: 'Stock: receipts, deliveries, transfers, lots and the cost of goods.',
  },
  catalog: 'optional',
  isBusiness: true,
  history: [
    {
      version: '1.0.1',
      date: '2026-11-18',
      change: {
        mn: 'Өглөөний 8 цагаас өмнө хийсэн орлого, зарлагыг өчигдрийн өдрөөр бүртгэдэг байсныг засаж, Улаанбаатарын цагаар тухайн өдөрт нь бүртгэдэг боллоо.',
        en: 'What is moved without a day is of today in Ulaanbaatar; before 8 in the morning it was of yesterday.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-17',
      change: {
        mn: 'Барааны орлого, зарлага, шилжүүлгийг давхар бичилтээр хөтөлж, үлдэгдэл, өртгийг одоо болон өнгөрсөн аль ч өдрөөр харуулдаг боллоо.',
        en: 'Goods are moved by double entry; stock and its cost are known, now and on any past day.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.organisation': '^1.9.0',
    'io.vendor.core.contacts': '^1.0.0',
    'io.vendor.core.goods': '^1.0.0',
  },
  permissions: { prefix: 'warehouse', verbs: ['read', 'manage'] },
  root: '/api/v1/warehouse',
  routes,
  operations,
  menus: [
    {
      key: 'warehouse',
      label: 'menu.warehouse',
      icon: 'building-warehouse',
      path: '/warehouse',
      order: 42,
      parent: 'work',
      permission: 'warehouse.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: warehouseMessages,
  errors,
  listens: [on(contactsMerged, (tx, _ctx, merged) => updateMergedContact(tx, merged))],
  provides: [
    provide(demoContributions, demoStock),
    provide(datasets, stockRecords),
    provide(datasets, moveRecords),
    provide(toolSets, warehouseTools),
    provide(contactUses, { app: 'warehouse', isUsed: hasPostingFor }),
    provide(productUses, { app: 'warehouse', isUsed: hasMoved }),
  ],
  exports: exportedTables,
  reads: {
    contact: 'names of suppliers and customers',
    product: 'names of what is moved, and whether it is kept in stock',
    goods_unit: 'quantities are converted into the unit of a product',
  },
})
