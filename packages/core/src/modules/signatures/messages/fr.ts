import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'menu.signature_log': 'Journal des signatures',
  'menu.seal': 'Cachet de l’organisation',
  'signatures.prompt': 'Signer : {title}',
  'signatures.appearance.eid': 'Signature électronique',
  'signatures.appearance.seal': 'Cachet électronique',
  'signatures.appearance.verify': 'Scannez le code pour vérifier',
  'audit.signatures.signed': 'Document signé',
  'audit.signatures.sealed': 'Cachet de l’organisation apposé',
  'audit.signatures.signers_changed': 'Signataires modifiés',
  'audit.signatures.declined': 'Signature refusée',
  'audit.signatures.batch_confirmed': 'Cachet confirmé pour plusieurs documents',
  'audit.seal.key_created': 'Clé du cachet créée',
  'audit.seal.activated': 'Cachet mis en service',
  'audit.seal.retired': 'Cachet retiré du service',
  'field.page_absent': 'Cette page n’existe pas',
  'field.box_outside': 'Il doit tenir dans la page et mesurer au moins 120×48',
  'field.signer_unknown': 'N’est pas un membre actif de l’organisation',
  'field.document_repeated': 'Le même document figure deux fois',
  'evidence.title': 'Preuve du journal d’audit',
  'evidence.subtitle': 'Les entrées sont jointes en fichier',
  'evidence.label': 'Dossier de preuve',
  'evidence.from': 'Du',
  'evidence.to': 'Au',
  'evidence.by': 'Établi par',
  'evidence.file': 'Fichier joint',
  'evidence.records': 'Entrées',
  'evidence.seal': 'Cachet de l’organisation',
  'evidence.seal.text': 'Le cachet électronique fait partie du fichier',
  'evidence.page': 'Page {page} sur {pages}',
  'evidence.undrawn': 'Certains caractères n’ont pas pu être dessinés.',
  'problem.evidence_too_large': 'Trop d’entrées dans la période choisie',
  'problem.evidence_too_large.detail': 'Choisissez une période plus courte et réessayez.',
  'problem.document_damaged': 'Le fichier du document est endommagé',
  'problem.document_damaged.detail': 'Il ne peut pas être signé. Recréez le PDF et importez-le de nouveau.',
  'problem.document_encrypted': 'Le fichier est protégé par un mot de passe',
  'problem.document_encrypted.detail':
    'Un PDF chiffré ne peut pas être signé. Retirez le mot de passe et importez-le de nouveau.',
  'problem.eid_required_to_sign': 'Votre e-ID n’est pas liée',
  'problem.eid_required_to_sign.detail': 'Liez votre e-ID sur la page de votre compte avant de signer.',
  'problem.eid_signing_unavailable': 'La signature par e-ID n’est pas disponible ici',
  'problem.eid_signing_unavailable.detail':
    'Aucune e-ID de signature n’est configurée. Adressez-vous à l’exploitant.',
  'problem.not_your_turn': 'Ce n’est pas à vous de signer',
  'problem.not_your_turn.detail': 'Seules les personnes désignées signent ce document, dans l’ordre prévu.',
  'problem.seal_absent': 'L’organisation n’a pas de cachet',
  'problem.seal_absent.detail':
    'Créez une clé et saisissez son certificat dans Paramètres › Cachet de l’organisation.',
  'problem.seal_certificate_of_another_key': 'Le certificat est celui d’une autre clé',
  'problem.seal_certificate_of_another_key.detail':
    'Saisissez le certificat délivré pour la demande ci-dessus.',
  'problem.seal_certificate_unusable': 'Le certificat ne peut pas servir de cachet',
  'problem.seal_certificate_unusable.detail':
    'Il faut un certificat PEM valide, destiné à la signature et délivré par une autorité reconnue ici.',
  'problem.seal_module_absent': 'Il n’y a pas de module matériel',
  'problem.seal_module_absent.detail':
    'L’exploitant n’a configuré aucun module pour les clés des cachets. Tout le reste fonctionne.',
  'problem.seal_module_unavailable': 'Le module matériel ne répond pas',
  'problem.seal_module_unavailable.detail':
    'Réessayez dans un moment. La raison figure dans le journal du serveur.',
  'problem.signer_refused': 'La signature est impossible',
  'problem.signer_refused.detail':
    'L’e-ID n’a pas confirmé votre certificat de signature. Vérifiez sa validité dans l’application e-ID.',
  'problem.signer_unavailable': 'L’e-ID ne répond pas pour le moment',
  'problem.signer_unavailable.detail': 'Rien n’a changé. Réessayez dans un moment.',
  'problem.signing_declined': 'Quelqu’un a refusé de signer',
  'problem.signing_declined.detail':
    'Lisez la raison ; le propriétaire désigne ensuite de nouveaux signataires.',
  'problem.signing_in_progress': 'Ce document est en cours de signature',
  'problem.signing_in_progress.detail': 'Les signatures se font une à une. Attendez un peu et réessayez.',
  'problem.timestamp_authority_absent': 'Il n’y a pas d’autorité d’horodatage',
  'problem.timestamp_authority_absent.detail':
    'Ce niveau exige un horodatage. Choisissez le niveau B-B ou adressez-vous à l’exploitant.',
})
