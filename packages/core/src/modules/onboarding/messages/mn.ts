import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'audit.onboarding.changed': 'Эхний алхмуудын жагсаалтыг нуусан, гаргасан',
})
