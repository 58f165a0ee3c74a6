import { loadMessages } from '../../../kernel/i18n/load-messages.ts'
import { mn } from './mn.ts'

export const warehouseMessages = await loadMessages(mn, import.meta.url)
