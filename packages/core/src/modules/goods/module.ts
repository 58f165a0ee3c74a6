import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { toolSets } from '../../kernel/tools/tool.ts'
import { contactsMerged, contactUses } from '../contacts/index.ts'
import { logoSources } from '../logos/index.ts'
import { priceRecords, productRecords } from './datasets.ts'
import { demoProducts } from './demo/demo-products.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { goodsMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { hasPriceListFor, updateMergedCustomer } from './prices/price-list-store.ts'
import { routes } from './routes.ts'
import { goodsTools } from './tools.ts'

export const goods = defineModule({
  id: 'io.vendor.core.goods',
  slug: 'goods',
  icon: 'package',
  category: 'business',
  name: { mn: 'Бараа', en: 'Goods' },
  description: {
    mn: 'Бараа, үйлчилгээ, хувилбар, хэмжих нэгж, баркод, үнийн жагсаалт.',
    en: 'Products and services with variants, units, barcodes and price lists.',
  },
  catalog: 'optional',
  isBusiness: true,
  history: [
    {
      version: '1.1.2',
      date: '2026-11-18',
      change: {
        mn: 'Касс дээр барааны өөрийнх биш хэмжих нэгжээр зарсан ч хамгийн бага үнийг барааны нэгжээр тооцож шалгадаг боллоо.',
        en: 'The lowest price of a product is judged by its own unit where a till names one that counts something else.',
      },
    },
    {
      version: '1.1.1',
      date: '2026-11-18',
      change: {
        mn: 'Өглөөний 8 цагаас өмнө үнийг өчигдрийн өдрөөр тооцдог байсныг засаж, Улаанбаатарын цагаар тухайн өдрийн үнийг харуулдаг боллоо.',
        en: 'A price asked for without a day is that of today in Ulaanbaatar; before 8 in the morning it was that of yesterday.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-17',
      change: {
        mn: 'Бараа хайхад бичсэн үгтэй яг таарсан нь эхэнд гарч, олон бараатай үед ч бүгд олддог боллоо.',
        en: 'A search shows first what has the very words, and finds everything in long lists too.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-17',
      change: {
        mn: 'Бараа, хувилбар, хэмжих нэгж, баркод, ангилал, зураг, үнийн жагсаалтыг бүртгэдэг боллоо.',
        en: 'Products, variants, units, barcodes, categories, pictures and price lists are kept.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
    'io.vendor.core.contacts': '^1.0.0',
  },
  permissions: { prefix: 'goods', verbs: ['read', 'manage'] },
  root: '/api/v1/goods',
  routes,
  operations,
  menus: [
    {
      key: 'goods',
      label: 'menu.goods',
      icon: 'package',
      path: '/goods',
      order: 41,
      parent: 'work',
      permission: 'goods.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: goodsMessages,
  errors,
  listens: [on(contactsMerged, (tx, _ctx, merged) => updateMergedCustomer(tx, merged))],
  provides: [
    provide(demoContributions, demoProducts),
    provide(datasets, productRecords),
    provide(datasets, priceRecords),
    provide(toolSets, goodsTools),
    provide(logoSources, { table: 'product_image', column: 'address' }),
    provide(contactUses, { app: 'goods', isUsed: hasPriceListFor }),
  ],
  exports: exportedTables,
  reads: { contact: 'names of the customers of a price list' },
})
