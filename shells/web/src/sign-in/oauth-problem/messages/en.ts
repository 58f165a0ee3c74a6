import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'oauth.back': 'Go back',
  'oauth.home': 'Go to the home page',
  'oauth.page': 'Sign-in was not possible',
  'oauth.client': 'This application is not registered',
  'oauth.client.text':
    'The application that sent you here is not registered with us, or has been switched off. Please pass the details below on to those who run it.',
  'oauth.redirect': 'The redirect address does not match',
  'oauth.redirect.text':
    'The address that the application gave is not exactly the registered one. To keep your data from strangers, we stopped here. Please pass the details below on to those who run it.',
  'oauth.expired': 'The request has expired',
  'oauth.expired.text':
    'The sign-in request is too old, or you signed out meanwhile. Go back to the application and start again.',
  'oauth.request': 'The application sent a wrong request',
  'oauth.request.text':
    'You did nothing wrong: the application that sent you here asked in a way we cannot answer. Please pass the details below on to those who run it.',
  'oauth.server': 'Something went wrong on our side',
  'oauth.server.text':
    'Please wait a moment and try again. If it happens again, pass the details below on to your administrator.',
  'oauth.retry': 'Try again',
  'oauth.details': 'Technical details',
  'oauth.copy': 'Copy',
  'oauth.copied': 'Copied',
})
