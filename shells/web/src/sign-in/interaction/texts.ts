import { defineTexts } from '../../i18n/texts.ts'
import type { mn } from './messages/mn.ts'

/** Of all pages that an application leads to: asking, signing out, and what went wrong. */
export const askedTexts = defineTexts<typeof mn>(import.meta.glob('./messages/*.ts'))
