import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-clients.name': 'Applications connectées',
  'app.sso-clients.description':
    'Enregistre les applications qui se connectent par OAuth2 et OpenID Connect.',
  'problem.client_inconsistent': 'Les réglages de l’application se contredisent',
  'problem.client_inconsistent.detail': 'Mettez en accord les champs indiqués, puis renvoyez-les.',
  'problem.client_without_secret': 'Cette application n’a pas de secret',
  'problem.client_without_secret.detail':
    'Elle est publique ou signe avec sa propre clé : il n’y a pas de secret à renouveler.',
  'problem.default_client': 'L’application par défaut suit les réglages de l’installation',
  'problem.default_client.detail':
    'Son nom, ses adresses de redirection et son secret se changent par BRAND_NAME, SSO_DEFAULT_CLIENT_REDIRECT_URIS et SSO_DEFAULT_CLIENT_SECRET.',
  'problem.shell_client': 'Le client des programmes installés',
  'problem.shell_client.detail':
    'Il fait partie du produit : on peut le désactiver, mais ni le modifier ni le supprimer.',
  'field.address_malformed': 'Écrivez une adresse complète, par exemple https://app.example.mn/callback',
  'field.address_fragment': 'L’adresse ne doit pas avoir de partie après « # »',
  'field.address_wildcard': 'L’adresse est comparée à la lettre : « * » n’est pas permis',
  'field.address_userinfo': 'L’adresse ne doit pas contenir de nom d’utilisateur ni de mot de passe',
  'field.address_https': 'L’adresse doit commencer par https:// ; http:// n’est possible que pour localhost',
  'field.address_scheme': 'Ce type d’adresse n’est pas permis. Utilisez une adresse https://',
  'field.address_custom_scheme':
    'Seule une application publique peut utiliser une adresse comme com.example.app:/callback',
  'field.address_private':
    'Une adresse interne au réseau ne peut être appelée. L’opérateur peut l’ajouter à OUTBOUND_ALLOW',
  'field.redirect_host_not_allowed': '« {host} » ne figure pas dans la liste des hôtes autorisés',
  'field.redirect_uri_missing':
    'Une application qui connecte des personnes a besoin d’au moins une adresse de redirection',
  'field.confidential_only': 'Seule une application confidentielle peut l’utiliser',
  'field.needs_authorization_code': 'Possible seulement avec authorization_code ou device_code',
  'field.grant_switched_off': 'Désactivé ici. L’opérateur l’active en ajoutant « device » à OAUTH_EXTENSIONS',
  'field.needs_refresh_token': 'Possible seulement avec refresh_token',
  'field.public_without_secret': 'Une application publique ne peut garder de secret : ce doit être « none »',
  'field.confidential_authenticates': '« none » est réservé aux applications publiques',
  'field.jwks_missing': 'private_key_jwt demande les clés publiques (JWKS) de l’application',
  'field.jwks_unused': 'Les clés (JWKS) ne servent qu’à private_key_jwt',
  'field.longer_than_refresh_max': 'Ne doit pas dépasser refresh_max',
  'field.key_private': 'C’est une clé privée. Ne donnez que sa partie publique et remplacez la clé',
  'field.key_unusable': 'Cette clé ne permet pas de vérifier des signatures (RSA : au moins 2048 bits)',
  'field.resource_unknown': 'Cette adresse ne figure pas dans OAUTH_RESOURCES',
  'field.scope_unknown': 'Cette portée n’existe pas',
  'field.type_fixed': 'Le type d’une application ne peut changer ensuite. Enregistrez-en une autre',
  'problem.redirect_host_not_allowed': 'Cette adresse de redirection n’est pas autorisée',
  'problem.redirect_host_not_allowed.detail':
    'L’hôte de l’adresse de redirection ne figure pas dans la liste autorisée. Demandez à l’opérateur de l’ajouter à OAUTH_REDIRECT_HOSTS.',
  'permission.sso_clients.read': 'Voir les applications connectées',
  'permission.sso_clients.manage':
    'Enregistrer et modifier les applications connectées, renouveler leurs secrets',
  'menu.clients': 'Applications connectées',
  'audit.clients.created': 'Enregistrement d’une application connectée',
  'audit.clients.changed': 'Modification d’une application connectée',
  'audit.clients.deleted': 'Suppression d’une application connectée',
  'audit.clients.secret_rotated': 'Renouvellement du secret d’une application',
  'audit.clients.enabled': 'Activation d’une application connectée',
  'audit.clients.disabled': 'Désactivation d’une application connectée',
  'field.needs_client_credentials': 'L’application doit avoir le type d’octroi client_credentials',
  'field.unknown_service_account': 'Ce compte de service n’existe pas',
  'field.audience_empty': 'Choisissez au moins un rôle ou une unité',
  'field.audience_of_installation':
    'Une application de toute l’installation ne peut pas être limitée à des rôles',
  'notification.secret_expiring': 'Secrets qui expirent',
  'notification.secret_expiring.soon.title': '{name} : l’ancien secret va expirer',
  'notification.secret_expiring.soon.body':
    'Après le {expires_at}, seul le nouveau fonctionne. Vérifiez que l’application l’utilise.',
})
