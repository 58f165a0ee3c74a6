import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.cross_device_denied': 'It was not allowed',
  'problem.cross_device_denied.detail': 'The other device refused. You can try again.',
  'problem.cross_device_ended': 'The time is over',
  'problem.cross_device_ended.detail': 'Get a new code and try again.',
  'problem.cross_device_number_wrong': 'The number does not match',
  'problem.cross_device_number_wrong.detail':
    'Nobody was let in. Make sure that you see the screen whose code you scanned, then start again.',
  'audit.session.let_in': 'Let another device in',
  'audit.session.let_in_refused': 'Refused to let another device in',
})
