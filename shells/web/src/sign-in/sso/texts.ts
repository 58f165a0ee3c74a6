import { defineTexts } from '../../i18n/texts.ts'
import type { mn } from './messages/mn.ts'

/** What is said of signing in elsewhere: loaded only where it is said. */
export const ssoTexts = defineTexts<typeof mn>(import.meta.glob('./messages/*.ts'))
