import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { pdfSeals } from '../../kernel/signatures/pdf-seals.ts'
import { DOCUMENTS, documentUses } from '../documents/index.ts'
import { personalRecords } from '../tenancy/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { jobs } from './jobs.ts'
import { selectOwnSignatures } from './log/log-store.ts'
import { signatureMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { pdfSeal } from './seal/seal-file.ts'
import { selectDocumentsToSign } from './signing/job-store.ts'

export const signatures = defineModule({
  id: 'io.vendor.core.signatures',
  name: { mn: 'Гарын үсэг, тамга', en: 'Signatures and seals' },
  description: {
    mn: 'Баримт бичигт e-ID-аар гарын үсэг зурж, байгууллагын тамга дарна.',
    en: 'Documents are signed with the e-ID and sealed by the organisation.',
  },
  history: [
    {
      version: '1.9.2',
      date: '2026-11-18',
      change: {
        mn: 'Тамга, гарын үсэг зөвхөн харж баталгаажуулсан хувилбарт тавигдана. Зөвхөн унших эрхтэй хүн нооргийг гарын үсгээр дуусгах боломжгүй боллоо. Хэн нэгэн татгалзсаны дараа гарын үсэг зурах хүмүүсийг шинээр нэрлэж болно.',
        en: 'A seal or signature is put on the version that was seen. Who may only read a draft does not end it by a signature. After somebody declined to sign, other signers can be named.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Баримт бичигт e-ID-аар гарын үсэг зурж, байгууллагын тамга дарж, бүгдийг нь бүртгэдэг боллоо.',
        en: 'Documents are signed with the e-ID and sealed by the organisation; every signature is logged.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.factors': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
    'io.vendor.core.eid': '^1.9.0',
    'io.vendor.core.documents': '^1.9.0',
    'io.vendor.core.verification': '^1.9.0',
  },
  feature: DOCUMENTS,
  permissionPrefix: 'documents',
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'signature-log',
      label: 'menu.signature_log',
      icon: 'signature',
      path: '/signatures',
      order: 36,
      parent: 'work',
      permission: 'documents.read',
    },
    {
      key: 'seal',
      label: 'menu.seal',
      icon: 'rosette',
      path: '/settings/seal',
      order: 45,
      parent: 'settings',
      permission: 'documents.manage',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: signatureMessages,
  errors,
  jobs,
  provides: [
    provide(documentUses, selectDocumentsToSign),
    provide(pdfSeals, pdfSeal),
    provide(personalRecords, { key: 'signatures', read: selectOwnSignatures }),
  ],
  exports: exportedTables,
  reads: {
    membership: 'whether somebody who is to sign is a member, and their name',
  },
})
