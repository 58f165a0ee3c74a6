import { loadMessages } from '@tamga/core'
import { mn } from './mn.ts'

export const sessionsMessages = await loadMessages(mn, import.meta.url)
