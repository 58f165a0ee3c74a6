import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-provisioning.name': 'Передача учётных записей',
  'app.sso-provisioning.description':
    'Передаёт учётные записи участников и их изменения в другие системы по SCIM 2.0.',
})
