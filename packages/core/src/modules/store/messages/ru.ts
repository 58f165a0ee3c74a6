import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.dependents_installed': 'От этого модуля зависят другие',
  'problem.dependents_installed.detail': 'Сначала удалите модули, которые от него зависят: {dependents}.',
  'problem.dependency_unsatisfied': 'Нет нужного модуля или версии',
  'problem.dependency_unsatisfied.detail':
    'Не удалось удовлетворить зависимость: {chain}. Обратитесь к оператору платформы.',
  'problem.app_required': 'Этот модуль нельзя удалить',
  'problem.app_required.detail': 'Без модуля «{app}» система не работает.',
  'problem.app_cannot_activate': 'Этот модуль нельзя включить',
  'problem.app_cannot_activate.detail':
    'Этот модуль не используется в вашей организации, и включить его здесь нельзя.',
  'permission.store.read': 'Просмотр магазина модулей',
  'permission.store.manage': 'Установка, удаление и включение модулей',
  'menu.home': 'Главная',
  'menu.apps': 'Магазин модулей',
  'menu.settings': 'Настройки',
  'menu.platform': 'Платформа',
  'menu.organisation': 'Организация',
  'menu.security': 'Безопасность',
  'menu.work': 'Работа',
  'audit.app.installed': 'Модуль установлен',
  'audit.app.uninstalled': 'Модуль удалён',
  'audit.app.activated': 'Модуль включён',
  'audit.app.deactivated': 'Модуль отключён',
})
