import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.eid_failed': 'L’e-ID ne vous a pas confirmé',
  'problem.eid_failed.detail':
    'La demande a été refusée, a pris trop de temps, ou la réponse de l’e-ID ne peut être acceptée. Réessayez.',
  'problem.eid_expired': 'Cette demande est terminée',
  'problem.eid_expired.detail':
    'Elle a pris trop de temps, a déjà servi ou a commencé dans un autre navigateur. Recommencez.',
  'problem.eid_not_linked': 'Votre e-ID n’est lié à personne ici',
  'problem.eid_not_linked.detail':
    'Connectez-vous autrement et liez votre e-ID sur la page de votre compte. Sans compte, demandez une invitation à un administrateur de votre organisation.',
  'problem.eid_unavailable': 'L’e-ID est injoignable pour le moment',
  'problem.eid_unavailable.detail': 'Réessayez dans un instant ou connectez-vous autrement.',
  'problem.eid_channel_unavailable': 'L’e-ID ne confirme pas de cette manière',
  'problem.eid_channel_unavailable.detail': 'Choisissez un autre moyen.',
  'problem.eid_flow_unavailable': 'L’e-ID ne peut pas demander ainsi',
  'problem.eid_flow_unavailable.detail':
    'Saisissez votre numéro d’enregistrement et confirmez sur votre téléphone.',
  'problem.eid_code_wrong': 'Le code est incorrect',
  'problem.eid_code_wrong.detail': 'Vérifiez le code du SMS et saisissez-le de nouveau.',
  'problem.eid_already_linked': 'Cet e-ID est lié à un autre compte',
  'problem.eid_already_linked.detail':
    'Un e-ID appartient à un seul compte, et un compte à un seul e-ID. Supprimez d’abord l’ancien lien.',
  'field.national_id':
    'Saisissez un numéro d’enregistrement (deux lettres, huit chiffres) ou un numéro civil',
  'eid.prompt.sign_in': '{brand} : connexion',
  'eid.prompt.link': '{brand} : lier l’e-ID',
  'eid.gateway': 'Passerelle de l’État (DAN)',
  'audit.national_identity.refused': 'Connexion par identité nationale refusée',
  'audit.national_identity.member_created':
    'Un citoyen confirmé par son identité nationale est devenu membre',
  'audit.person.national_identity_linked': 'A lié son e-ID',
})
