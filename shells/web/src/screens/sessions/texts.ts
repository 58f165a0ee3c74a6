import { defineTexts, joinTexts } from '../../i18n/texts.ts'
import { sessionTexts } from '../../parts/session/texts.ts'
import type { mn } from './messages/mn.ts'

const own = defineTexts<typeof mn>(import.meta.glob('./messages/*.ts'))

export const sessionsTexts = joinTexts(own, sessionTexts)
