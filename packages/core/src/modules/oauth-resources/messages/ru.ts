import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'menu.resources': 'Защищённые службы',
  'audit.resources.created': 'Служба добавлена',
  'audit.resources.changed': 'Служба изменена',
  'audit.resources.deleted': 'Служба удалена',
  'audit.resources.document_hosts_changed': 'Изменены узлы документов приложений',
  'problem.resource_exists': 'Служба с таким адресом уже есть',
  'problem.resource_exists.detail': 'Этот адрес уже зарегистрирован в организации.',
  'field.resource_own': 'Этот адрес принадлежит самой платформе',
  'field.scope_taken': 'Это имя использует сама платформа',
})
