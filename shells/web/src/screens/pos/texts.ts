import { defineTexts } from '../../i18n/texts.ts'
import type { mn } from './messages/mn.ts'

export const posTexts = defineTexts<typeof mn>(import.meta.glob('./messages/*.ts'))
