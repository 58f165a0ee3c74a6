import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.dependents_installed': 'Other apps depend on this one',
  'problem.dependents_installed.detail': 'First uninstall the apps that depend on it: {dependents}.',
  'problem.dependency_unsatisfied': 'A needed app or version is missing',
  'problem.dependency_unsatisfied.detail':
    'The dependency could not be satisfied: {chain}. Contact the platform operator.',
  'problem.app_required': 'This app cannot be uninstalled',
  'problem.app_required.detail': 'The system cannot work without the app “{app}”.',
  'problem.app_cannot_activate': 'This app cannot be activated',
  'problem.app_cannot_activate.detail':
    'This app is not used in your organisation and cannot be activated here.',
  'permission.store.read': 'See the app store',
  'permission.store.manage': 'Install, uninstall and activate apps',
  'menu.home': 'Home',
  'menu.apps': 'App store',
  'menu.settings': 'Settings',
  'menu.platform': 'Platform',
  'menu.organisation': 'Organisation',
  'menu.security': 'Security',
  'menu.work': 'Work',
  'audit.app.installed': 'Installed an app',
  'audit.app.uninstalled': 'Uninstalled an app',
  'audit.app.activated': 'Activated an app',
  'audit.app.deactivated': 'Deactivated an app',
})
