import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'docs.title': 'Guide de l’API',
  'docs.lead':
    'Tout ce que {brand} sait faire passe par cette API. Choisissez une opération dans la liste et essayez-la ici même.',
  'docs.sign_in': 'Se connecter',
  'docs.language': 'Changer de langue',
  'title.welcome': 'Bienvenue',
  'title.login': 'Connexion',
  'title.invitation': 'Votre invitation',
  'title.forgotten': 'Récupérer le mot de passe',
  'title.reset': 'Nouveau mot de passe',
  'title.verify': 'Confirmer votre e-mail',
  'title.change_email': 'Changer votre e-mail',
  'title.undo_email': 'Annuler le changement d’e-mail',
  'title.setup': 'Première configuration',
  'title.logout': 'Déconnexion',
  'title.device': 'Connectez votre appareil',
  'title.let_in': 'Connecter un autre appareil',
  'title.profile': 'Mon profil',
  'page.description':
    'Accédez à tous les systèmes de votre organisation avec un seul compte, vite et en sécurité.',
  'page.noscript': 'Activez JavaScript dans votre navigateur pour utiliser cette page.',
  'no_shell.title': '{brand} fonctionne sans son client web',
  'no_shell.lead':
    'Ce service ne propose que son API : le client web n’est pas installé, ou SHELL_DIR ne l’indique pas. Veuillez prévenir l’opérateur.',
})
