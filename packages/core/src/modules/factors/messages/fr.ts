import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.invalid_code': 'Le code est faux ou a déjà été utilisé',
  'problem.invalid_code.detail': 'Attendez le code suivant et réessayez, ou utilisez un autre moyen.',
  'problem.mfa_expired': 'Cette connexion a expiré',
  'problem.mfa_expired.detail': 'Veuillez vous reconnecter depuis le début.',
  'problem.passkey_refused': 'Cette clé d’accès n’a pas permis de vous connecter',
  'problem.passkey_refused.detail': 'Réessayez, ou utilisez un autre moyen sur la page de connexion.',
  'problem.passkey_unacceptable': 'La clé d’accès n’a pas pu être ajoutée',
  'problem.passkey_unacceptable.detail':
    'La demande a expiré ou la réponse de l’appareil n’est pas valable. Veuillez réessayer.',
  'problem.too_many_passkeys': 'Il y a trop de clés d’accès',
  'problem.too_many_passkeys.detail':
    'Vous pouvez en avoir {most} au plus. Supprimez celles que vous n’utilisez plus.',
  'problem.totp_lost': 'L’application d’authentification ne peut plus être vérifiée',
  'problem.totp_lost.detail':
    'Une clé du système a été perdue. Utilisez un code de secours ou une clé d’accès, puis ajoutez l’application à nouveau.',
  'problem.factor_exists': 'Ce facteur existe déjà',
  'problem.factor_exists.detail': 'Pour le remplacer, supprimez d’abord l’actuel.',
  'problem.factor_missing': 'Ajoutez d’abord un second facteur',
  'problem.factor_missing.detail':
    'Les codes de secours remplacent une application d’authentification ou une clé d’accès.',
  'problem.factor_needed': 'Utilisez votre second facteur',
  'problem.factor_needed.detail':
    'Vous avez une application d’authentification ou une clé d’accès : le mot de passe seul ne suffit pas.',
  'problem.code_wrong': 'Le code est faux',
  'problem.code_wrong.detail':
    'Saisissez les six chiffres affichés en ce moment par l’application et vérifiez l’heure de l’appareil.',
  'field.code_wrong': 'Le code est faux',
  'factor.totp': 'application d’authentification',
  'factor.passkey': 'clé d’accès',
  'factor.recovery_codes': 'codes de secours',
  'mail.factor_added.subject': 'Un facteur de connexion a été ajouté',
  'mail.factor_added.heading': 'Un facteur a été ajouté',
  'mail.factor_added.body': 'Ceci a été ajouté à votre compte {brand} : {factor}.',
  'mail.factor_added.action': 'Vérifier mon compte',
  'mail.factor_added.ignore':
    'Si c’était vous, il n’y a rien à faire. Sinon, supprimez-le tout de suite et changez votre mot de passe.',
  'mail.factor_removed.subject': 'Un facteur de connexion a été supprimé',
  'mail.factor_removed.heading': 'Un facteur a été supprimé',
  'mail.factor_removed.body': 'Ceci a été supprimé de votre compte {brand} : {factor}.',
  'mail.factor_removed.action': 'Vérifier mon compte',
  'mail.factor_removed.ignore':
    'Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe.',
  'mail.factor_removed_by_operator.subject': 'L’opérateur a supprimé un de vos facteurs de connexion',
  'mail.factor_removed_by_operator.heading': 'L’opérateur a supprimé un facteur',
  'mail.factor_removed_by_operator.body':
    'L’opérateur de {brand} a supprimé ceci de votre compte : {factor}. Ajoutez-en un nouveau à votre prochaine connexion.',
  'mail.factor_removed_by_operator.action': 'Vérifier mon compte',
  'mail.factor_removed_by_operator.ignore':
    'Si vous ne l’avez pas demandé, contactez tout de suite l’opérateur.',
  'mail.recovery_code_used.subject': 'Un code de secours a été utilisé',
  'mail.recovery_code_used.heading': 'Un code de secours a été utilisé',
  'mail.recovery_code_used.body':
    'Un code de secours a été utilisé pour votre compte {brand}. Codes restants : {count}.',
  'mail.recovery_code_used.action': 'Vérifier votre compte',
  'mail.recovery_code_used.ignore':
    'Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe et créez de nouveaux codes.',
  'audit.person.totp_begun': 'A commencé à ajouter une application d’authentification',
  'audit.person.totp_added': 'A ajouté une application d’authentification',
  'audit.person.totp_removed': 'A supprimé l’application d’authentification',
  'audit.person.recovery_codes_made': 'A créé de nouveaux codes de secours',
  'audit.person.passkey_added': 'A ajouté une clé d’accès',
  'audit.person.passkey_renamed': 'A renommé une clé d’accès',
  'audit.person.passkey_removed': 'A supprimé une clé d’accès',
  'audit.person.device_forgotten': 'A oublié un appareil mémorisé',
  'audit.person.passkey_copied': 'A refusé une clé d’accès qui semble copiée',
  'audit.person.factors_removed': 'L’opérateur a supprimé des facteurs d’une personne',
  'audit.session.factor_refused': 'Un second facteur a été refusé',
  'audit.session.step_up_refused': 'La nouvelle vérification d’identité a échoué',
  'audit.session.stepped_up': 'A de nouveau prouvé son identité',
})
