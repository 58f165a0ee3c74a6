import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'field.required': 'Please fill this in',
  'field.unknown_field': 'There is no such field',
  'field.type': 'The value has the wrong type. Expected: {expected}',
  'field.too_short': {
    one: 'Must have at least one character',
    other: 'Must have at least {min} characters',
  },
  'field.too_long': {
    one: 'Must have at most one character',
    other: 'Must have at most {max} characters',
  },
  'field.too_small': 'The smallest value allowed is {min}',
  'field.too_big': 'The largest value allowed is {max}',
  'field.too_few': {
    one: 'Must have at least one value',
    other: 'Must have at least {min} values',
  },
  'field.too_many': {
    one: 'Must have at most one value',
    other: 'Must have at most {max} values',
  },
  'field.format': 'This is not written correctly. Expected form: {format}',
  'field.pattern': 'Contains characters that are not allowed or is not written correctly',
  'field.one_of': 'Must be one of: {allowed}',
  'field.not_unique': 'The same value appears more than once',
  'field.invalid_cursor': 'The cursor is not valid. Read the list from its beginning',
  'field.unstorable_text': 'Contains a character that cannot be stored',
  'field.password_too_short': {
    one: 'The password must have at least one character',
    other: 'The password must have at least {min} characters',
  },
  'field.password_too_long': {
    one: 'The password must have at most one character',
    other: 'The password must have at most {max} characters',
  },
  'field.password_breached': 'This password is on a list of leaked passwords. Choose another one',
  'field.password_contains_personal_data': 'The password contains personal data such as your name or e-mail',
  'field.duplicate_key': 'This field is given twice',
  'field.too_deep': 'Nested too deeply',
  'field.malformed': 'Not well formed and cannot be read',
  'field.bad_unicode': 'Contains an invalid Unicode character',
  'field.email': 'The e-mail address is not valid',
})
