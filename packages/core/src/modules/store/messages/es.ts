import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.dependents_installed': 'Otras aplicaciones dependen de esta',
  'problem.dependents_installed.detail':
    'Desinstale primero las aplicaciones que dependen de ella: {dependents}.',
  'problem.dependency_unsatisfied': 'Falta una aplicación o versión necesaria',
  'problem.dependency_unsatisfied.detail':
    'No se pudo satisfacer la dependencia: {chain}. Contacte con el operador de la plataforma.',
  'problem.app_required': 'Esta aplicación no se puede desinstalar',
  'problem.app_required.detail': 'El sistema no puede funcionar sin la aplicación «{app}».',
  'problem.app_cannot_activate': 'Esta aplicación no se puede activar',
  'problem.app_cannot_activate.detail': 'No se usa en su organización y no se puede activar aquí.',
  'permission.store.read': 'Ver la tienda de aplicaciones',
  'permission.store.manage': 'Instalar, desinstalar y activar aplicaciones',
  'menu.home': 'Inicio',
  'menu.apps': 'Tienda de aplicaciones',
  'menu.settings': 'Ajustes',
  'menu.platform': 'Plataforma',
  'menu.organisation': 'Organización',
  'menu.security': 'Seguridad',
  'menu.work': 'Trabajo',
  'audit.app.installed': 'Aplicación instalada',
  'audit.app.uninstalled': 'Aplicación desinstalada',
  'audit.app.activated': 'Aplicación activada',
  'audit.app.deactivated': 'Aplicación desactivada',
})
