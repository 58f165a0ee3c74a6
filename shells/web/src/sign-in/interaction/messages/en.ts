import { translation } from '@tamga/formats'
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
  'consent.unverified':
    'Not verified: nobody in the organisation registered this application. It says that it comes from {host}.',
  'consent.page': 'Consent',
  'consent.title': '{client} asks for your consent',
  'consent.host': 'You go back to {host} afterwards.',
  'consent.not_you': 'Not you?',
  'consent.tenant': 'Organisation: {tenant}',
  'consent.tenant.choose': 'For which organisation do you continue?',
  'consent.scopes': 'If you allow it, this application may',
  'consent.offline':
    'The application may use the rights above while you are not signed in, until you withdraw them.',
  'consent.sensitive': 'Sensitive access',
  'consent.sensitive.text':
    'This concerns internal data of your organisation. Allow it only if you fully trust the application.',
  'consent.allow': 'Allow',
  'consent.deny': 'Deny',
  'consent.after':
    'If you deny, {client} learns nothing and you go back to it. You can withdraw your consent at any time in your profile.',
})
