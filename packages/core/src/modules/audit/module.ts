import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { auditRecords, failures, signIns } from './datasets.ts'
import { sealRest } from './jobs.ts'
import { auditMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const audit = defineModule({
  id: 'io.vendor.core.audit',
  name: { mn: 'Үйлдлийн бүртгэл', en: 'Audit log' },
  description: {
    mn: 'Хэн, хэзээ, юуг өөрчилснийг харуулж, бүртгэлд гар хүрээгүйг нотолно.',
    en: 'Shows who changed what and when, and proves that nobody touched the records since.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Үйлдлийн бүртгэлийг харах, шүүх, татах, шалгах боломжтой боллоо.',
        en: 'The audit log can be read, filtered, exported and verified.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0', 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'audit', verbs: ['read'] },
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'audit',
      label: 'menu.audit',
      icon: 'history',
      path: '/audit',
      order: 40,
      parent: 'security',
      permission: 'audit.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: auditMessages,
  jobs: [sealRest],
  provides: [provide(datasets, auditRecords), provide(datasets, signIns), provide(datasets, failures)],
  reads: {
    audit_record: 'the log itself; the kernel writes it',
    audit_seal: 'how far the log is sealed',
  },
})
