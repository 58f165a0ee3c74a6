import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.egov.name': 'Administration en ligne',
  'app.egov.description': 'Relie l’organisation aux services publics et au registre national.',
  'menu.registry': 'Registre national',
  'menu.registry_lookups': 'Qui a consulté',
  'permission.egov.read': 'Consulter les citoyens et les personnes morales dans le registre national',
  'permission.egov.manage': 'Voir les consultations du registre de tout le monde',
  'audit.registry.looked_up': 'A consulté le registre national',
  'audit.registry.agreement_asked': 'Accord d’un citoyen demandé pour une consultation',
  'registry.agreement.prompt': '{organisation} souhaite vous consulter au registre',
  'problem.registry_agreement_expired': 'L’accord a expiré',
  'problem.registry_agreement_expired.detail': 'Demandez de nouveau l’accord du citoyen.',
  'problem.registry_agreement_refused': 'Le citoyen n’a pas donné son accord',
  'problem.registry_agreement_refused.detail':
    'Il a refusé, n’a pas répondu, ou son e-ID n’a pas pu être vérifiée. Redemandez-lui, ou recueillez son accord autrement.',
  'audit.registry.batch_created': 'A lancé une vérification groupée de personnes morales',
  'audit.registry.batch_cancelled': 'A arrêté une vérification groupée',
  'field.citizen_number':
    'Un numéro d’enregistrement compte deux lettres cyrilliques et huit chiffres, par exemple УА90010101',
  'field.legal_entity_number':
    'Le numéro d’enregistrement d’une personne morale compte sept chiffres, par exemple 5000001',
  'problem.purpose_required': 'Indiquez le motif de la consultation',
  'problem.purpose_required.detail':
    'Chaque consultation du registre national est consignée avec son motif. Les citoyens voient qui les a consultés et pourquoi.',
  'problem.registry_not_found': 'Introuvable dans le registre national',
  'problem.registry_not_found.detail':
    'Vérifiez le numéro d’enregistrement et réessayez. Code du registre : {code}.',
  'problem.registry_request_invalid': 'Le registre national n’a pas accepté la demande',
  'problem.registry_request_invalid.detail':
    'La demande ou sa signature ne respecte pas les règles du registre (code {code}). Contactez l’opérateur de la plateforme.',
  'problem.registry_clock_differs': 'L’horloge de notre serveur diffère de celle du registre',
  'problem.registry_clock_differs.detail':
    'L’écart est de {seconds} secondes : le registre n’a pas accepté la demande. Demandez à l’opérateur de régler l’horloge du serveur.',
  'problem.registry_authorisation_required': 'L’accord du citoyen est nécessaire',
  'problem.registry_authorisation_required.detail':
    'Le registre demande l’accord du citoyen (code {code}) : un code envoyé sur son téléphone, une signature e-ID ou le portail de l’État.',
  'problem.registry_authorisation_refused': 'Le registre n’a pas accepté l’accord du citoyen',
  'problem.registry_authorisation_refused.detail':
    'Le code ou la signature est erroné ou a expiré (code {code}). Demandez de nouveau l’accord du citoyen.',
  'problem.registry_access_denied': 'Le registre national ne donne pas accès',
  'problem.registry_access_denied.detail':
    'Notre organisation n’a pas accès à ces informations (code {code}). Contactez l’opérateur de la plateforme.',
  'problem.registry_data_mismatch': 'Les données du citoyen ne correspondent pas au registre',
  'problem.registry_data_mismatch.detail':
    'Ce qui a été fourni diffère de ce qui est enregistré (code {code}). Vérifiez et réessayez.',
  'problem.registry_signature_refused': 'Le registre n’a pas accepté la signature',
  'problem.registry_signature_refused.detail':
    'La signature ou son certificat n’est pas valable (code {code}).',
  'problem.registry_refused': 'Le registre national a refusé',
  'problem.registry_refused.detail':
    'Code du registre : {code}. Si cela se reproduit, contactez l’opérateur de la plateforme.',
  'problem.registry_unavailable': 'Le registre national ne peut pas être consulté pour le moment',
  'problem.registry_unavailable.detail': '{reason} Patientez un instant et réessayez.',
  'registry.away.unreachable': 'Le registre est injoignable.',
  'registry.away.timeout': 'Le registre n’a pas répondu à temps.',
  'registry.away.certificate_not_trusted':
    'Le certificat du registre ne vient pas d’une autorité à laquelle nous faisons confiance.',
  'registry.away.answer_too_large': 'La réponse du registre est trop volumineuse.',
  'registry.away.answer_malformed': 'La réponse du registre est illisible.',
  'registry.away.registry_failed': 'Le registre a signalé une erreur interne.',
  'registry.away.paused': 'Le registre a échoué plusieurs fois ; nous le laissons un moment au repos.',
  'registry.away.not_configured': 'La connexion au registre n’est pas configurée.',
})
