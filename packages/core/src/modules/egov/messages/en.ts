import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.egov.name': 'E-government',
  'app.egov.description': 'Connects the organisation to government services and the national registry.',
  'menu.registry': 'National registry',
  'menu.registry_lookups': 'Who looked',
  'permission.egov.read': 'Look up citizens and legal entities in the national registry',
  'permission.egov.manage': 'See the registry look-ups of everybody',
  'audit.registry.looked_up': 'Looked up in the national registry',
  'audit.registry.agreement_asked': 'Asked a citizen to agree to a look-up',
  'registry.agreement.prompt': '{organisation} wants to look you up in the registry',
  'problem.registry_agreement_expired': 'The agreement has expired',
  'problem.registry_agreement_expired.detail': 'Ask the citizen again.',
  'problem.registry_agreement_refused': 'The citizen did not agree',
  'problem.registry_agreement_refused.detail':
    'They refused, did not answer, or their e-ID could not be verified. Ask again, or let them agree in another way.',
  'audit.registry.batch_created': 'Started a batch check of legal entities',
  'audit.registry.batch_cancelled': 'Stopped a batch check',
  'field.citizen_number': 'A registry number is two Cyrillic letters and eight digits, such as УА90010101',
  'field.legal_entity_number': 'The registry number of a legal entity has seven digits, such as 5000001',
  'problem.purpose_required': 'State the purpose of the look-up',
  'problem.purpose_required.detail':
    'Every look-up in the national registry is recorded with its purpose. Citizens see who looked them up and why.',
  'problem.registry_not_found': 'Not found in the national registry',
  'problem.registry_not_found.detail':
    'Check the registry number and try again. Code of the registry: {code}.',
  'problem.registry_request_invalid': 'The national registry did not accept the request',
  'problem.registry_request_invalid.detail':
    'The request or its signature does not meet the registry’s rules (code {code}). Contact the platform operator.',
  'problem.registry_clock_differs': 'Our server’s clock differs from the registry’s',
  'problem.registry_clock_differs.detail':
    'The difference is {seconds} seconds, so the registry did not accept the request. Ask the operator to set the server’s clock.',
  'problem.registry_authorisation_required': 'The citizen has to agree',
  'problem.registry_authorisation_required.detail':
    'The registry asks for the citizen’s agreement (code {code}): a code sent to their phone, an e-ID signature, or the government gateway.',
  'problem.registry_authorisation_refused': 'The registry did not accept the citizen’s agreement',
  'problem.registry_authorisation_refused.detail':
    'The code or signature is wrong or has expired (code {code}). Ask the citizen to agree once more.',
  'problem.registry_access_denied': 'The national registry gives no access',
  'problem.registry_access_denied.detail':
    'Our organisation has not been granted access to this information (code {code}). Contact the platform operator.',
  'problem.registry_data_mismatch': 'The citizen’s data do not match the registry',
  'problem.registry_data_mismatch.detail':
    'What was given differs from what is registered (code {code}). Check it and try again.',
  'problem.registry_signature_refused': 'The registry did not accept the signature',
  'problem.registry_signature_refused.detail': 'The signature or its certificate is not valid (code {code}).',
  'problem.registry_refused': 'The national registry refused',
  'problem.registry_refused.detail':
    'Code of the registry: {code}. If it happens again, contact the platform operator.',
  'problem.registry_unavailable': 'The national registry cannot be asked right now',
  'problem.registry_unavailable.detail': '{reason} Wait a moment and try again.',
  'registry.away.unreachable': 'The registry could not be reached.',
  'registry.away.timeout': 'The registry did not answer in time.',
  'registry.away.certificate_not_trusted':
    'The registry’s certificate is not from an authority that we trust.',
  'registry.away.answer_too_large': 'The registry’s answer is too large.',
  'registry.away.answer_malformed': 'The registry’s answer cannot be read.',
  'registry.away.registry_failed': 'The registry reported an error of its own.',
  'registry.away.paused': 'The registry failed several times and is left alone for a while.',
  'registry.away.not_configured': 'The connection to the registry is not set up.',
})
