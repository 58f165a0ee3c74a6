import { loadMessages } from '@tamga/core'
import { mn } from './mn.ts'

export const accessReviewMessages = await loadMessages(mn, import.meta.url)
