import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'leave.page': 'Sign out',
  'leave.title': 'Sign out of {brand}?',
  'leave.asked': '{client} asks for this.',
  'leave.text': 'You will have to sign in again in the other applications of this session, too.',
  'leave.confirm': 'Sign out',
  'leave.stay': 'Stay signed in',
  'leave.already': 'You are signed out already',
  'leave.already.text': 'Nobody is signed in in this browser.',
  'leave.onward': 'Continue',
})
