import { loadMessages } from '@tamga/core'
import { mn } from './mn.ts'

export const notesMessages = await loadMessages(mn, import.meta.url)
