import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'menu.signature_log': 'Signature log',
  'menu.seal': 'Organisation seal',
  'signatures.prompt': 'Sign: {title}',
  'signatures.appearance.eid': 'Digitally signed',
  'signatures.appearance.seal': 'Sealed by the organisation',
  'signatures.appearance.verify': 'Scan the code to verify',
  'audit.signatures.signed': 'Document signed',
  'audit.signatures.sealed': 'Document sealed by the organisation',
  'audit.signatures.signers_changed': 'Signers changed',
  'audit.signatures.declined': 'Declined to sign',
  'audit.signatures.batch_confirmed': 'Seal confirmed for many documents',
  'audit.seal.key_created': 'Key of the seal created',
  'audit.seal.activated': 'Seal put in use',
  'audit.seal.retired': 'Seal taken out of use',
  'field.page_absent': 'There is no such page',
  'field.box_outside': 'It must fit on the page and be at least 120×48',
  'field.signer_unknown': 'Not an active member of the organisation',
  'field.document_repeated': 'The same document stands twice',
  'evidence.title': 'Evidence of the audit log',
  'evidence.subtitle': 'The records are attached as a file',
  'evidence.label': 'Evidence pack',
  'evidence.from': 'From',
  'evidence.to': 'To',
  'evidence.by': 'Made by',
  'evidence.file': 'Attached file',
  'evidence.records': 'Records',
  'evidence.seal': 'Organisation seal',
  'evidence.seal.text': 'The digital seal is part of the file',
  'evidence.page': 'Page {page} of {pages}',
  'evidence.undrawn': 'Some characters could not be drawn.',
  'problem.evidence_too_large': 'Too many records in the chosen time',
  'problem.evidence_too_large.detail': 'Choose a shorter time and try again.',
  'problem.document_damaged': 'The file of the document is damaged',
  'problem.document_damaged.detail': 'It cannot be signed. Make the PDF anew and upload it again.',
  'problem.document_encrypted': 'The file is protected by a password',
  'problem.document_encrypted.detail':
    'An encrypted PDF cannot be signed. Remove the password and upload it again.',
  'problem.eid_required_to_sign': 'Your e-ID is not linked',
  'problem.eid_required_to_sign.detail': 'Link your e-ID on your account page before you sign.',
  'problem.eid_signing_unavailable': 'Signing with e-ID is not available here',
  'problem.eid_signing_unavailable.detail':
    'No e-ID for signatures is configured. Ask the operator of the installation.',
  'problem.not_your_turn': 'It is not your turn to sign',
  'problem.not_your_turn.detail': 'Only the people named for this document sign it, in their order.',
  'problem.seal_absent': 'The organisation has no seal',
  'problem.seal_absent.detail': 'Make a key and enter its certificate under Settings › Organisation seal.',
  'problem.seal_certificate_of_another_key': 'The certificate is of another key',
  'problem.seal_certificate_of_another_key.detail':
    'Enter the certificate that was given for the request shown above.',
  'problem.seal_certificate_unusable': 'The certificate cannot be used for a seal',
  'problem.seal_certificate_unusable.detail':
    'It must be a valid PEM certificate for signatures from an authority that is trusted here.',
  'problem.seal_module_absent': 'There is no hardware module',
  'problem.seal_module_absent.detail':
    'The operator has configured no module to hold the keys of seals. Everything else works.',
  'problem.seal_module_unavailable': 'The hardware module does not answer',
  'problem.seal_module_unavailable.detail':
    'Try again in a while. The reason stands in the log of the server.',
  'problem.signer_refused': 'The signature cannot be made',
  'problem.signer_refused.detail':
    'The e-ID did not confirm your certificate for signatures. Look in the e-ID app whether it is valid.',
  'problem.signer_unavailable': 'The e-ID does not answer now',
  'problem.signer_unavailable.detail': 'Nothing has changed. Try again in a while.',
  'problem.signing_declined': 'Somebody declined to sign',
  'problem.signing_declined.detail':
    'Read the reason; the owner of the document then names the signers again.',
  'problem.signing_in_progress': 'This document is being signed',
  'problem.signing_in_progress.detail': 'Signatures are made one at a time. Wait a while and try again.',
  'problem.timestamp_authority_absent': 'There is no timestamp authority',
  'problem.timestamp_authority_absent.detail':
    'A signature of this level needs a timestamp. Choose level B-B, or ask the operator.',
})
