import type { DemoOrganisation } from '@tamga/core'

/** A small company: nobody is meant, the name is made up. */
export const demo: readonly DemoOrganisation[] = [
  {
    slug: 'altan-taria',
    name: 'Алтан тариа трейд',
    language: 'mn',
    members: 18,
    invitations: 2,
    international: 0,
    roles: [
      {
        key: 'accountant',
        name: 'Нягтлан бодогч',
        description: 'Нэхэмжлэх, төлбөр, журнал хөтлөх',
        permissions: [
          'invoicing.read',
          'invoicing.manage',
          'contacts.read',
          'contacts.manage',
          'goods.read',
          'reports.read',
        ],
        share: 0.15,
      },
      {
        key: 'storekeeper',
        name: 'Нярав',
        description: 'Бараа орлогод авах, зарлагадах, тоолох',
        permissions: ['warehouse.read', 'warehouse.manage', 'goods.read', 'contacts.read'],
        share: 0.2,
      },
      {
        key: 'cashier',
        name: 'Кассчин',
        description: 'Касст борлуулах',
        permissions: ['pos.read', 'pos.sell', 'goods.read'],
        share: 0.35,
      },
      {
        key: 'sales-manager',
        name: 'Борлуулалтын менежер',
        description: 'Үнэ, хөнгөлөлт, харилцагч хариуцах',
        permissions: [
          'goods.read',
          'goods.manage',
          'contacts.read',
          'contacts.manage',
          'pos.read',
          'pos.sell',
          'pos.discount',
          'invoicing.read',
        ],
        share: 0.1,
      },
    ],
    seed: 1640,
  },
]
