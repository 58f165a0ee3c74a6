import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'resources.title': 'Защищённые службы',
  'resources.subtitle': 'Службы организации, принимающие токены только для себя',
  'resources.add': 'Добавить службу',
  'resources.edit': 'Изменить',
  'resources.delete': 'Удалить',
  'resources.delete.title': 'Удалить «{name}»?',
  'resources.delete.effect': 'Новые токены для неё не выдаются. Выданные действуют до истечения срока.',
  'resources.save': 'Сохранить',
  'resources.name': 'Название',
  'resources.uri': 'Адрес',
  'resources.uri.note': 'Значение aud её токенов; позже не меняется.',
  'resources.scopes': 'Области доступа',
  'resources.scopes.note': 'Имена, понятные службе, например crm.read',
  'resources.format': 'Вид токенов',
  'resources.format.jwt': 'JWT: служба сама проверяет подпись',
  'resources.format.opaque': 'Непрозрачный: служба спрашивает нас о каждом токене',
  'resources.ttl': 'Срок действия в секундах',
  'resources.ttl.note': 'Пусто: как задано в установке',
  'resources.empty.title': 'Служб пока нет',
  'resources.empty.text': 'Добавьте API или сервер MCP, и приложения будут получать токены только для него.',
  'resources.hosts.title': 'Узлы приложений, известных по документу',
  'resources.hosts.text':
    'Участники могут разрешать незарегистрированные приложения с этих узлов. Согласие запрашивается каждый раз с пометкой «не проверено»; они могут только читать.',
  'resources.hosts.saved': 'Узлы сохранены',
})
