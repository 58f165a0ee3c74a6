import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.dependents_installed': 'Otros módulos dependen de este',
  'problem.dependents_installed.detail': 'Desinstale primero los módulos que dependen de él: {dependents}.',
  'problem.dependency_unsatisfied': 'Falta un módulo o una versión necesaria',
  'problem.dependency_unsatisfied.detail':
    'No se pudo satisfacer la dependencia: {chain}. Contacte con el operador de la plataforma.',
  'problem.app_required': 'Este módulo no se puede desinstalar',
  'problem.app_required.detail': 'El sistema no puede funcionar sin el módulo «{app}».',
  'problem.app_cannot_activate': 'Este módulo no se puede activar',
  'problem.app_cannot_activate.detail': 'No se usa en su organización y no se puede activar aquí.',
  'permission.store.read': 'Ver la tienda de módulos',
  'permission.store.manage': 'Instalar, desinstalar y activar módulos',
  'menu.home': 'Inicio',
  'menu.apps': 'Tienda de módulos',
  'menu.settings': 'Ajustes',
  'menu.platform': 'Plataforma',
  'menu.organisation': 'Organización',
  'menu.security': 'Seguridad',
  'menu.work': 'Trabajo',
  'audit.app.installed': 'Módulo instalado',
  'audit.app.uninstalled': 'Módulo desinstalado',
  'audit.app.activated': 'Módulo activado',
  'audit.app.deactivated': 'Módulo desactivado',
})
