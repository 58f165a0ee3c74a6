import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.dependents_installed': 'D’autres applications en dépendent',
  'problem.dependents_installed.detail':
    'Désinstallez d’abord les applications qui en dépendent : {dependents}.',
  'problem.dependency_unsatisfied': 'Une application ou une version nécessaire manque',
  'problem.dependency_unsatisfied.detail':
    'La dépendance n’a pas pu être satisfaite : {chain}. Contactez l’opérateur de la plateforme.',
  'problem.app_required': 'Cette application ne peut pas être désinstallée',
  'problem.app_required.detail': 'Le système ne peut pas fonctionner sans l’application « {app} ».',
  'problem.app_cannot_activate': 'Cette application ne peut pas être activée',
  'problem.app_cannot_activate.detail':
    'Elle n’est pas utilisée dans votre organisation et ne peut pas être activée ici.',
  'permission.store.read': 'Voir le magasin d’applications',
  'permission.store.manage': 'Installer, désinstaller et activer des applications',
  'menu.home': 'Accueil',
  'menu.apps': 'Magasin d’applications',
  'menu.settings': 'Paramètres',
  'menu.platform': 'Plateforme',
  'menu.organisation': 'Organisation',
  'menu.security': 'Sécurité',
  'menu.work': 'Travail',
  'audit.app.installed': 'Installation d’une application',
  'audit.app.uninstalled': 'Désinstallation d’une application',
  'audit.app.activated': 'Activation d’une application',
  'audit.app.deactivated': 'Désactivation d’une application',
})
