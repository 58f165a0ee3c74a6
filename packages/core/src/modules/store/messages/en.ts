import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.dependents_installed': 'Other modules depend on this one',
  'problem.dependents_installed.detail': 'First uninstall the modules that depend on it: {dependents}.',
  'problem.dependency_unsatisfied': 'A needed module or version is missing',
  'problem.dependency_unsatisfied.detail':
    'The dependency could not be satisfied: {chain}. Contact the platform operator.',
  'problem.app_required': 'This module cannot be uninstalled',
  'problem.app_required.detail': 'The system cannot work without the module “{app}”.',
  'problem.app_cannot_activate': 'This module cannot be activated',
  'problem.app_cannot_activate.detail':
    'This module is not used in your organisation and cannot be activated here.',
  'permission.store.read': 'See the module store',
  'permission.store.manage': 'Install, uninstall and activate modules',
  'menu.home': 'Home',
  'menu.apps': 'Module store',
  'menu.settings': 'Settings',
  'menu.platform': 'Platform',
  'menu.organisation': 'Organisation',
  'menu.security': 'Security',
  'menu.work': 'Work',
  'audit.app.installed': 'Installed a module',
  'audit.app.uninstalled': 'Uninstalled a module',
  'audit.app.activated': 'Activated a module',
  'audit.app.deactivated': 'Deactivated a module',
})
