import { defineModule } from '../../kernel/module/define-module.ts'
import { DOCUMENTS } from '../documents/index.ts'
import { errors } from './errors.ts'
import { jobs } from './jobs.ts'
import { verificationMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const verification = defineModule({
  id: 'io.vendor.core.verification',
  name: { mn: 'Гарын үсэг шалгах', en: 'Verification' },
  description: {
    mn: 'PDF файлын гарын үсгийг хэн ч шалгаж болно; юу ч хадгалахгүй.',
    en: 'Anybody can verify the signatures of a PDF file; nothing is kept.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Нэвтрэхгүйгээр PDF файлын гарын үсгийг шалгадаг боллоо.',
        en: 'The signatures of a PDF file are verified without signing in.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0', 'io.vendor.core.documents': '^1.9.0' },
  feature: DOCUMENTS,
  permissionPrefix: 'documents',
  root: '/api/v1',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  messages: verificationMessages,
  errors,
  jobs,
})
