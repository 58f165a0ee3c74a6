import { defineTexts, joinTexts } from '../../i18n/texts.ts'
import { loginLinkTexts } from '../../parts/login-link/texts.ts'
import type { mn } from './messages/mn.ts'

const own = defineTexts<typeof mn>(import.meta.glob('./messages/*.ts'))

export const federationTexts = joinTexts(own, loginLinkTexts)
