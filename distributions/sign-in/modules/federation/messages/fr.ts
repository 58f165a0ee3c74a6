import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-federation.name': 'Fédération',
  'app.sso-federation.description': 'Permet de se connecter via des fournisseurs d’identité de confiance.',
  'problem.provider_slug_taken': 'Un fournisseur porte déjà ce nom court',
  'problem.provider_slug_taken.detail': 'Choisissez un autre nom court (slug).',
  'problem.administrator_required': 'Seul un administrateur peut le faire',
  'problem.administrator_required.detail':
    'Reconnaître les membres par e-mail ou donner tout rôle nommé par le fournisseur peut donner les droits de n’importe qui dans l’organisation : il faut un administrateur.',
  'field.issuer_malformed': 'Écrivez un émetteur tel que https://login.example.mn',
  'field.issuer_insecure':
    'L’émetteur doit commencer par https:// ; http:// n’est possible que pour localhost',
  'field.scope_openid': 'Les périmètres doivent contenir « openid »',
  'field.logo_https': 'L’adresse de l’image doit commencer par https://',
  'audit.federation.domain_proven': 'A prouvé qu’un domaine est celui de l’organisation',
  'audit.federation.domain_lost': 'La preuve d’un domaine a disparu',
  'federation.domain.missing':
    'Cet enregistrement n’est pas dans le DNS. Après son ajout, la diffusion peut prendre des heures',
  'federation.domain.unanswered': 'Le DNS n’a pas répondu. Vérifiez plus tard',
  'audit.federation.provider_created': 'Fournisseur d’identité enregistré',
  'audit.federation.provider_changed': 'Fournisseur d’identité modifié',
  'audit.federation.provider_enabled': 'Fournisseur d’identité activé',
  'audit.federation.provider_disabled': 'Fournisseur d’identité désactivé',
  'audit.federation.provider_deleted': 'Fournisseur d’identité supprimé',
  'audit.federation.sessions_ended': 'A mis fin aux sessions ouvertes par un fournisseur d’identité',
  'federation.sessions_ended.disabled': 'Le fournisseur d’identité « {name} » a été désactivé',
  'federation.sessions_ended.deleted': 'Le fournisseur d’identité « {name} » a été supprimé',
  'audit.federation.member_created': 'Membre créé à la première connexion via un fournisseur d’identité',
  'audit.federation.linked': 'Membre lié à un fournisseur d’identité',
  'audit.federation.unlinked': 'Lien d’un membre avec un fournisseur d’identité supprimé',
  'audit.federation.roles_changed': 'Rôles d’un membre mis à jour par un fournisseur d’identité',
  'permission.sso_federation.read': 'Voir les fournisseurs d’identité et les liens',
  'permission.sso_federation.manage': 'Ajouter, modifier et supprimer des fournisseurs d’identité',
  'menu.federation': 'Fédération',
})
