import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { toolSets } from '../../kernel/tools/tool.ts'
import { contactsMerged, contactUses } from '../contacts/index.ts'
import { productUses } from '../goods/index.ts'
import { issueRecords, saleRecords } from './datasets.ts'
import { demoTill } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { posMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { hasSaleTo, hasSold, updateMergedContact } from './sales/sale-store.ts'
import { posTools } from './tools.ts'

export const pos = defineModule({
  id: 'io.vendor.core.pos',
  slug: 'pos',
  icon: 'cash-register',
  category: 'business',
  name: { mn: 'Касс', en: 'POS' },
  description: {
    mn: 'Сүлжээтэй ч, сүлжээгүй ч ажилладаг касс: ээлж, борлуулалт, буцаалт.',
    en: 'Tills that work online and offline: shifts, sales and returns.',
  },
  catalog: 'optional',
  isBusiness: true,
  history: [
    {
      version: '1.1.1',
      date: '2026-11-18',
      change: {
        mn: 'Кассыг зөвхөн ашиглаж буй төхөөрөмж нь буцааж өгдөг боллоо; бусад хүн чөлөөлөхөд «Касс нэмэх, өөрчлөх» эрх шаардаж, дугаарлалт шинээр эхэлнэ. Хаагдсан ээлжид өөр хүний нэрээр хөнгөлөлт үзүүлэх боломжгүй болж, ээлж хаах үед ирсэн борлуулалт тооцоонд заавал ордог боллоо.',
        en: 'Only the device that holds a till gives it back; anybody else needs the permission to add and change tills, and other numbers begin. Nobody gives discounts in a closed shift of somebody else, and a sale that comes while a shift is closed is counted or marked.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-17',
      change: {
        mn: 'Касс дээр бараа буцааж авч, ээлжийн тайлан хэвлэж, цахим баримтад байгууллагын регистр, ТТД-ыг бичдэг боллоо; хэсэгчилсэн буцаалтаар цахим баримт засагдана.',
        en: 'Tills take goods back, print reports of shifts and name who buys on the e-receipt; a partial return puts it right.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-17',
      change: {
        mn: 'Касс сүлжээгүй үед ч борлуулалт хийж, баримтаа өөрөө дугаарлан, сүлжээ ороход нэг л удаа бүртгүүлдэг боллоо.',
        en: 'Tills sell offline too, number their receipts by themselves, and hand every sale over exactly once.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.contacts': '^1.0.0',
    'io.vendor.core.goods': '^1.0.0',
    'io.vendor.core.warehouse': '^1.0.0',
    'io.vendor.core.invoicing': '^1.0.0',
  },
  permissions: { prefix: 'pos', verbs: ['read', 'manage', 'sell', 'discount'] },
  root: '/api/v1/pos',
  routes,
  operations,
  menus: [
    {
      key: 'pos',
      label: 'menu.pos',
      icon: 'devices',
      path: '/pos',
      order: 44,
      parent: 'work',
      permission: 'pos.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: posMessages,
  errors,
  listens: [on(contactsMerged, (tx, _ctx, merged) => updateMergedContact(tx, merged))],
  provides: [
    provide(demoContributions, demoTill),
    provide(datasets, saleRecords),
    provide(datasets, issueRecords),
    provide(toolSets, posTools),
    provide(contactUses, { app: 'pos', isUsed: hasSaleTo }),
    provide(productUses, { app: 'pos', isUsed: hasSold }),
  ],
  exports: exportedTables,
  reads: {
    contact: 'names of customers',
    goods_unit: 'what receipts call the units of lines',
    stock_location: 'names of the places that tills sell from',
  },
})
