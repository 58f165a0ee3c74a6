import { loadMessages } from '../../../kernel/i18n/load-messages.ts'
import { mn } from './mn.ts'

export const settingsMessages = await loadMessages(mn, import.meta.url)
