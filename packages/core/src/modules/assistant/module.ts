import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { proposalGates } from '../../kernel/tools/proposal-gate.ts'
import { toolSets } from '../../kernel/tools/tool.ts'
import { ASSISTANT } from './availability.ts'
import { errors } from './errors.ts'
import { jobs } from './jobs.ts'
import { assistantMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { proposalGate } from './proposals/gate.ts'
import { routes } from './routes.ts'
import { assistantSettings } from './settings.ts'
import { PROPOSAL_TOOLS } from './tools/proposal-tools.ts'
import { READ_TOOLS } from './tools/read-tools.ts'
import { RECORD_KINDS } from './tools/record-kinds.ts'
import { REPORT_TOOLS } from './tools/report-tools.ts'

export const assistant = defineModule({
  id: 'io.vendor.core.assistant',
  name: { mn: 'Туслах', en: 'Assistant' },
  description: {
    mn: 'Байгууллагын одоогийн байдлын талаарх асуултад баримтаа заан хариулж, өөрчлөлтийг хүний өмнө тавина.',
    en: 'Answers questions about the live state of the organisation, with the records behind each answer, and proposes changes.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Туслахаас байгууллагын одоогийн байдлыг асууж, санал болгосон өөрчлөлтийг өөрөө баталгаажуулдаг боллоо.',
        en: 'The assistant answers questions about the organisation, and people confirm what it proposes.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.reports': '^1.9.0',
  },
  feature: ASSISTANT,
  permissions: { prefix: 'assistant', verbs: ['read', 'manage'], forEveryone: ['read'] },
  root: '/api/v1/assistant',
  routes,
  operations,
  menus: [
    {
      key: 'assistant',
      label: 'menu.assistant',
      icon: 'sparkles',
      path: '/assistant',
      order: 15,
      parent: 'work',
      permission: 'assistant.read',
      ignoresFeature: true,
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: assistantMessages,
  errors,
  jobs,
  settings: assistantSettings,
  provides: [
    provide(proposalGates, proposalGate),
    provide(toolSets, {
      records: RECORD_KINDS,
      reads: READ_TOOLS,
      proposals: PROPOSAL_TOOLS,
      own: REPORT_TOOLS,
    }),
  ],
})
