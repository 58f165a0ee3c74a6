import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.dependents_installed': 'D’autres modules en dépendent',
  'problem.dependents_installed.detail': 'Désinstallez d’abord les modules qui en dépendent : {dependents}.',
  'problem.dependency_unsatisfied': 'Un module ou une version nécessaire manque',
  'problem.dependency_unsatisfied.detail':
    'La dépendance n’a pas pu être satisfaite : {chain}. Contactez l’opérateur de la plateforme.',
  'problem.app_required': 'Ce module ne peut pas être désinstallé',
  'problem.app_required.detail': 'Le système ne peut pas fonctionner sans le module « {app} ».',
  'problem.app_cannot_activate': 'Ce module ne peut pas être activé',
  'problem.app_cannot_activate.detail':
    'Elle n’est pas utilisée dans votre organisation et ne peut pas être activée ici.',
  'permission.store.read': 'Voir le magasin de modules',
  'permission.store.manage': 'Installer, désinstaller et activer des modules',
  'menu.home': 'Accueil',
  'menu.apps': 'Magasin de modules',
  'menu.settings': 'Paramètres',
  'menu.platform': 'Plateforme',
  'menu.organisation': 'Organisation',
  'menu.security': 'Sécurité',
  'menu.work': 'Travail',
  'audit.app.installed': 'Installation d’un module',
  'audit.app.uninstalled': 'Désinstallation d’un module',
  'audit.app.activated': 'Activation d’un module',
  'audit.app.deactivated': 'Désactivation d’un module',
})
