import { defineModule, memberJoined, on } from '@tamga/core'
import { notesMessages } from './messages/index.ts'
import { routes } from './routes.ts'
import { welcomeMember } from './service.ts'

export const notes = defineModule({
  id: 'io.vendor.example.notes',
  slug: 'notes',
  icon: 'note',
  category: 'work',
  name: { mn: 'Тэмдэглэл', en: 'Notes' },
  description: {
    mn: 'Байгууллагын хүмүүс хамтдаа тэмдэглэл хөтөлнө.',
    en: 'Short notes that the people of an organisation share.',
  },
  history: [
    {
      version: '1.0.0',
      date: '2026-11-15',
      change: {
        mn: 'Тэмдэглэл бичих, засах, устгах боломжтой боллоо.',
        en: 'Notes can be written, changed and deleted.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0', 'io.vendor.core.organisation': '^1.9.0' },
  permissions: { prefix: 'notes', verbs: ['read', 'manage'] },
  root: '/api/v1/notes',
  routes,
  menus: [
    {
      key: 'notes',
      label: 'menu.notes',
      icon: 'note',
      path: '/notes',
      order: 50,
      parent: 'work',
      permission: 'notes.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: notesMessages,
  listens: [on(memberJoined, (tx, ctx) => welcomeMember(tx, ctx))],
})
