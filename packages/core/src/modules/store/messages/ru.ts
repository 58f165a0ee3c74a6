import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.dependents_installed': 'От этого приложения зависят другие',
  'problem.dependents_installed.detail': 'Сначала удалите приложения, которые от него зависят: {dependents}.',
  'problem.dependency_unsatisfied': 'Нет нужного приложения или версии',
  'problem.dependency_unsatisfied.detail':
    'Не удалось удовлетворить зависимость: {chain}. Обратитесь к оператору платформы.',
  'problem.app_required': 'Это приложение нельзя удалить',
  'problem.app_required.detail': 'Без приложения «{app}» система не работает.',
  'problem.app_cannot_activate': 'Это приложение нельзя включить',
  'problem.app_cannot_activate.detail':
    'Это приложение не используется в вашей организации, и включить его здесь нельзя.',
  'permission.store.read': 'Просмотр магазина приложений',
  'permission.store.manage': 'Установка, удаление и включение приложений',
  'menu.home': 'Главная',
  'menu.apps': 'Магазин приложений',
  'menu.settings': 'Настройки',
  'menu.platform': 'Платформа',
  'menu.organisation': 'Организация',
  'menu.security': 'Безопасность',
  'menu.work': 'Работа',
  'audit.app.installed': 'Приложение установлено',
  'audit.app.uninstalled': 'Приложение удалено',
  'audit.app.activated': 'Приложение включено',
  'audit.app.deactivated': 'Приложение отключено',
})
