import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'let_in.title': 'Let another device in',
  'let_in.subtitle': 'Another browser wants to sign in as you',
  'let_in.warning':
    'Allow it only if you scanned the code from a screen in front of you. If somebody sent you the code, they would be signed in as you.',
  'let_in.who': 'The browser that asks',
  'let_in.device': 'Device',
  'let_in.place': 'From',
  'let_in.asked': 'When',
  'let_in.pick': 'Which number is on that screen?',
  'let_in.pick.text': 'With the right number that browser is signed in as you.',
  'let_in.refuse': 'It is not me, refuse',
  'let_in.done': 'The device is signed in',
  'let_in.done.text': 'The other screen goes on in a few seconds. You can close this page.',
  'let_in.refused': 'Refused',
  'let_in.refused.text': 'Nobody was signed in.',
  'let_in.gone': 'The code is no longer valid',
  'let_in.gone.text': 'Get a new code on the sign-in page and scan it again.',
})
