import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'asked.page': 'Sign in',
  'asked.to': 'to continue to {client}',
  'asked.again': 'Please sign in again',
  'asked.again.text': '{client} asks to confirm that it is really you.',
  'asked.continue.title': 'Choose an account',
  'asked.continue': 'Continue as {name}',
  'asked.other': 'Use another account',
  'asked.expired': 'The request has expired',
  'asked.expired.text':
    'It is too old, has been answered already, or was begun in another browser. Go back to the application and start again.',
  'asked.restart': 'Please start again from the application',
  'asked.restart.text': 'This request was begun with another account. Go back to {client} and sign in again.',
  'asked.back': 'Go back',
  'asked.home': 'Go to the home page',

  'consent.page': 'Consent',
  'consent.title': '{client} asks for your consent',
  'consent.not_you': 'Not you?',
  'consent.tenant': 'Organisation: {tenant}',
  'consent.tenant.choose': 'For which organisation do you continue?',
  'consent.scopes': 'If you allow it, this application may',
  'consent.sensitive': 'Sensitive access',
  'consent.sensitive.text':
    'This concerns internal data of your organisation. Allow it only if you fully trust the application.',
  'consent.allow': 'Allow',
  'consent.deny': 'Deny',
  'consent.after':
    'If you deny, {client} learns nothing and you go back to it. You can withdraw your consent at any time in your profile.',

  'leave.page': 'Sign out',
  'leave.title': 'Sign out of {brand}?',
  'leave.asked': '{client} asks for this.',
  'leave.text': 'You will have to sign in again in the other applications of this session, too.',
  'leave.confirm': 'Sign out',
  'leave.stay': 'Stay signed in',
  'leave.already': 'You are signed out already',
  'leave.already.text': 'Nobody is signed in in this browser.',
  'leave.onward': 'Continue',

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
