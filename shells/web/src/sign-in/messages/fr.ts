import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'bar.skip': 'Aller au contenu',
  'bar.language': 'Langue',
  'bar.dark': 'Passer aux couleurs sombres',
  'bar.light': 'Passer aux couleurs claires',
  'bar.docs': 'Documentation',
  'bar.home': '{brand} : page d’accueil',

  'landing.page': 'Bienvenue',
  'landing.tagline': 'Une seule connexion pour tous les services',
  'landing.lead':
    'Accédez à tous les systèmes de votre organisation avec un seul compte, vite et en sécurité.',
  'landing.sections': 'Ce que vous y trouvez',

  'section.sign-in': 'Connexion unique',
  'section.sign-in.text': 'Connectez-vous une fois et utilisez tous les systèmes de votre organisation.',
  'section.organisation': 'Un espace propre à chaque organisation',
  'section.organisation.text':
    'Gérez vous-mêmes vos membres, rôles et droits. Vos données restent séparées de celles des autres.',
  'section.sessions': 'Vos sessions sous contrôle',
  'section.sessions.text':
    'Voyez où et sur quel appareil vous êtes connecté, et mettez fin à une session à tout moment.',
  'section.apps': 'Magasin d’applications',
  'section.apps.text':
    'Choisissez et installez les applications utiles, et retrouvez-les toutes au même endroit.',
  'section.audit': 'Journal d’audit',
  'section.audit.text': 'Qui a fait quoi, et quand : tout est consigné et ne peut être modifié.',
  'section.languages': 'En sept langues',
  'section.languages.text': 'Fonctionne en mongol et dans les six langues officielles des Nations unies.',
  'section.federation': 'Fédération',
  'section.federation.text':
    'Connectez-vous avec le compte d’une organisation de confiance, sans autre mot de passe.',
  'section.access-review': 'Revue des accès',
  'section.access-review.text':
    'Vérifiez régulièrement qui a quels droits et retirez ceux qui ne servent plus.',
  'section.provisioning': 'Provisionnement',
  'section.provisioning.text': 'Les changements de personnel parviennent d’eux-mêmes aux systèmes connectés.',
  'section.e-id': 'e-ID',
  'section.e-id.text':
    'Prouvez votre identité avec votre carte électronique et connectez-vous sans mot de passe.',

  'login.page': 'Connexion',
  'login.title': 'Connectez-vous à votre compte',
  'login.submit': 'Se connecter',
  'login.forgotten': 'Mot de passe oublié ?',
  'login.signed_out': 'Vous êtes déconnecté.',
  'login.or': 'ou',
  'login.dan': 'Se connecter avec DAN',
  'login.social': 'Se connecter avec un compte social',
  'login.provider': 'Se connecter avec {name}',
  'login.no_password': 'La connexion par mot de passe est désactivée. Utilisez l’un des moyens ci-dessous.',
  'login.no_method': 'Aucun moyen de connexion n’est encore configuré. Adressez-vous à votre administrateur.',

  'field.email': 'Adresse e-mail',
  'field.password': 'Mot de passe',
  'field.new_password': 'Nouveau mot de passe',
  'field.name': 'Votre nom',
  'field.tenant_name': 'Nom de l’organisation',
  'field.tenant_slug': 'Nom court de l’organisation',
  'field.tenant_slug.hint': 'Utilisé dans les adresses : lettres latines minuscules, chiffres et tirets.',
  'field.required': 'Veuillez remplir ce champ',
  'field.caps_lock': 'Verr. Maj est activé',
  'field.show_password': 'Afficher le mot de passe',
  'field.hide_password': 'Masquer le mot de passe',

  'rules.title': 'Exigences du mot de passe',
  'rules.length': {
    one: 'Au moins {count} caractère',
    many: 'Au moins {count} de caractères',
    other: 'Au moins {count} caractères',
  },
  'rules.personal': 'N’est pas fait de votre nom ou e-mail',
  'rules.common': 'Difficile à deviner et jamais divulgué. Une longue phrase est idéale',
  'rules.met': 'respecté',
  'rules.unmet': 'non respecté',

  'problem.offline': 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  'problem.unknown': 'Une erreur est survenue. Patientez un instant, puis réessayez.',
  'problem.request': 'Numéro de la requête : {id}',
  'problem.many': 'Trop de tentatives',
  'problem.busy': 'Le système est surchargé',
  'problem.wait': 'Nouvel essai possible dans : {time}',
  'problem.again': 'Vous pouvez maintenant réessayer.',
  'problem.retry': 'Réessayer',

  'link.missing': 'Le lien est incomplet',
  'link.missing.text': 'Ouvrez de nouveau le lien entier du message.',
  'link.invalid': 'Le lien n’est pas valide',
  'link.invalid.text': 'Il a expiré ou a déjà servi.',
  'link.to_login': 'Aller à la connexion',
  'link.continue': 'Continuer',

  'invitation.page': 'Invitation',
  'invitation.title': '« {tenant} » vous invite',
  'invitation.email': 'Votre adresse',
  'invitation.expires': 'Valable jusqu’au',
  'invitation.new': 'Vérifiez votre nom et choisissez un mot de passe pour devenir membre.',
  'invitation.known': 'Après avoir accepté, connectez-vous comme d’habitude.',
  'invitation.submit': 'Accepter l’invitation',
  'invitation.done': 'Vous êtes maintenant membre',
  'invitation.done.text': 'Vous pouvez maintenant vous connecter à « {tenant} ».',
  'invitation.invalid.text': 'Demandez une nouvelle invitation à l’administrateur de l’organisation.',

  'forgotten.page': 'Récupérer le mot de passe',
  'forgotten.title': 'Récupérer le mot de passe',
  'forgotten.lead':
    'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'forgotten.submit': 'Recevoir le lien',
  'forgotten.done': 'Consultez vos e-mails',
  'forgotten.done.text':
    'Si un compte existe pour cette adresse, un lien pour choisir un nouveau mot de passe arrivera sous peu. Sinon, regardez dans les indésirables.',

  'reset.page': 'Nouveau mot de passe',
  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.lead': 'Vos sessions sur d’autres appareils prendront fin au changement du mot de passe.',
  'reset.submit': 'Changer le mot de passe',
  'reset.done': 'Le mot de passe est changé',
  'reset.done.text': 'Vous pouvez maintenant vous connecter avec le nouveau mot de passe.',
  'reset.again': 'Obtenir un nouveau lien',

  'verify.page': 'Confirmer votre e-mail',
  'verify.title': 'Confirmez votre e-mail',
  'verify.lead': 'Si cette adresse e-mail est la vôtre, appuyez sur le bouton ci-dessous.',
  'verify.submit': 'Confirmer',
  'verify.done': 'L’adresse e-mail est confirmée',
  'verify.done.text': 'Merci. Vous pouvez continuer.',
  'verify.invalid.text': 'Demandez-en un nouveau sur la page de votre profil.',

  'setup.page': 'Première configuration',
  'setup.title': 'Première configuration',
  'setup.lead':
    'Enregistrez votre organisation et son premier administrateur. Vous serez aussi l’opérateur de cette installation.',
  'setup.organisation': 'L’organisation',
  'setup.administrator': 'Premier administrateur',
  'setup.submit': 'Terminer la configuration',
  'setup.missing.text': 'Ouvrez cette page avec le lien affiché dans le terminal au premier démarrage.',
  'setup.invalid.text': 'Redémarrez le système : le terminal affichera un nouveau lien.',
  'setup.done': 'La configuration est déjà faite',
  'setup.done.text': 'Connectez-vous avec l’e-mail et le mot de passe de l’administrateur.',

  'offline.title': 'Pas de connexion',
  'offline.text': 'Vérifiez votre connexion à internet, puis réessayez.',
  'offline.retry': 'Réessayer',
})
