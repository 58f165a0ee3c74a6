import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-provisioning.name': 'Provisionnement',
  'app.sso-provisioning.description':
    'Envoie les comptes des membres et leurs changements à d’autres systèmes par SCIM 2.0.',
  'audit.scim_target.created': 'Système cible ajouté',
  'audit.scim_target.changed': 'Système cible modifié',
  'audit.scim_target.deleted': 'Système cible supprimé',
  'audit.scim_target.resynced': 'Tous les membres ont été renvoyés à un système cible',
  'audit.scim_target.person_pushed': 'Une personne a été envoyée à un système cible',
  'audit.scim_target.resumed': 'Système cible en pause relancé',
  'audit.scim_run.retried': 'Envoi échoué relancé',
  'audit.scim_run.many_retried': 'Envois échoués relancés',
  'problem.token_required': 'Saisissez de nouveau le jeton',
  'problem.token_required.detail':
    'Quand l’hôte de l’adresse change, le jeton enregistré n’est pas envoyé au nouvel hôte. Saisissez le jeton du nouveau système.',
  'field.scim_attribute': 'Ce n’est pas un attribut SCIM. Par exemple : title, name.familyName',
  'field.scim_attribute_reserved': 'Le service remplit lui-même cet attribut : il ne peut pas être associé',
  'field.scim_source':
    'Ce champ n’existe pas. Champs possibles : {allowed} ; un modèle s’écrit "{name}", une constante entre guillemets',
  'scim.operation.user.create': 'Ajouter une personne',
  'scim.operation.user.update': 'Mettre à jour une personne',
  'scim.operation.user.deactivate': 'Désactiver une personne',
  'scim.operation.user.delete': 'Supprimer une personne',
  'scim.operation.group.create': 'Ajouter un groupe',
  'scim.operation.group.update': 'Mettre à jour un groupe',
  'scim.operation.group.delete': 'Supprimer un groupe',
  'scim.test.ok': 'En ordre',
  'scim.problem.address_not_allowed':
    'L’adresse appartient à un réseau interne et ne peut pas être appelée. L’opérateur peut l’ajouter à OUTBOUND_ALLOW',
  'scim.problem.bad_address': 'L’adresse est mal écrite',
  'scim.problem.conflict': 'Le système cible dit que l’entrée existe déjà, mais elle y est introuvable',
  'scim.problem.dns_failed': 'Nom d’hôte introuvable. Vérifiez l’adresse',
  'scim.problem.endpoint_missing': 'Le système cible n’a pas cette adresse. Vérifiez l’adresse de base SCIM',
  'scim.problem.forbidden': 'Le jeton est valide, mais n’a pas le droit de faire cela',
  'scim.problem.interrupted': 'Le service a été interrompu pendant l’envoi ; il réessaiera',
  'scim.problem.not_scim': 'La réponse n’est pas du SCIM. Vérifiez l’adresse de base',
  'scim.problem.rate_limited': 'Le système cible a reçu trop de requêtes et demande d’attendre',
  'scim.problem.redirected': 'Le système cible redirige ailleurs. Saisissez son adresse finale',
  'scim.problem.refused': 'Le système cible n’a pas accepté ce qui a été envoyé',
  'scim.problem.rejected': 'Le retrait n’a pas été approuvé : il n’a pas été envoyé',
  'scim.problem.some_failed': 'Certains envois ont échoué',
  'scim.problem.superseded': 'Un envoi plus récent a remplacé celui-ci',
  'scim.problem.taken':
    'Une entrée de ce nom appartient à quelqu’un d’autre et n’a pas été touchée. Décidez dans le système cible',
  'scim.problem.target_error': 'Le système cible a rencontré une erreur',
  'scim.problem.timeout': 'Le système cible n’a pas répondu à temps',
  'scim.problem.tls_failed': 'La connexion TLS a échoué. Vérifiez le certificat du système cible',
  'scim.problem.token_unreadable': 'Le jeton enregistré est illisible. Saisissez-le de nouveau',
  'scim.problem.too_large': 'La réponse est trop volumineuse',
  'scim.problem.unauthorised': 'Le jeton est erroné ou expiré. Saisissez-en un nouveau',
  'scim.problem.unreachable': 'Le système cible est injoignable',
})
