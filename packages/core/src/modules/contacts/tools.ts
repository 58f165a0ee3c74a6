import type { ToolSet } from '../../kernel/tools/tool.ts'

const FIELDS = [
  'name',
  'kind',
  'organisation.name',
  'email',
  'labels',
  'is_customer',
  'is_supplier',
  'archived',
  'created_at',
]

/** Registry numbers, telephone numbers and bank accounts are told to no model. */
export const contactTools: ToolSet = {
  records: [{ kind: 'contact', name: 'name', screen: '/contacts/:id', read: 'GET /api/v1/contacts/:id' }],
  reads: [
    {
      name: 'find_contacts',
      description:
        'Customers, suppliers and other contacts of the organisation, by the beginnings of words of their name, e-mail or label.',
      route: 'GET /api/v1/contacts',
      takes: ['q', 'kind', 'role', 'label', 'archived', 'sort', 'limit', 'cursor', 'count'],
      fields: FIELDS,
      record: { kind: 'contact', id: 'id' },
    },
  ],
}
