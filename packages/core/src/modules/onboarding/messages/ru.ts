import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'audit.onboarding.changed': 'Скрыл или вернул список первых шагов',
})
