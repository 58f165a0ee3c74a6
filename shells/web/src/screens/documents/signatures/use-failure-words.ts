import { useTexts } from '../../../i18n/texts.ts'
import { signingTexts } from './texts.ts'

/** What a person can do about a failure: codes that leave them the same choice have the same words. */
const GROUPS = {
  answer: [
    'algorithm_wrong',
    'answer_malformed',
    'flow_wrong',
    'level_forged',
    'protocol_wrong',
    'signature_wrong',
  ],
  other_person: ['other_person'],
  certificate: [
    'certificate_expired',
    'certificate_revoked',
    'document_unusable',
    'issuer_untrusted',
    'level_too_low',
    'not_registered',
    'purpose_wrong',
    'revocation_unknown',
    'seal_certificate_unusable',
    'signer_refused',
  ],
  wrong_code: ['wrong_code'],
  unavailable: [
    'document_store_unavailable',
    'provider_failed',
    'seal_module_unavailable',
    'signer_unavailable',
    'unavailable',
  ],
  document_changed: ['document_changed', 'stale_version'],
  document_state: ['wrong_state', 'not_your_turn', 'signing_declined'],
  not_allowed: ['document_access_insufficient', 'permission_denied'],
  document_damaged: ['document_damaged'],
  document_encrypted: ['document_encrypted'],
  document_gone: ['not_found'],
  in_progress: ['signing_in_progress'],
  seal_absent: ['seal_absent', 'seal_module_absent', 'signer_gone'],
  no_timestamp: ['timestamp_authority_absent'],
  interrupted: ['interrupted'],
} as const

/** Why a document has no signature, in words; undefined where what was said already is all there is. */
export function useFailureWords(): (failure: string | null) => string | undefined {
  const t = useTexts(signingTexts)
  return failure => {
    if (failure === null || failure === 'user_refused' || failure === 'timed_out') return undefined
    const group = Object.entries(GROUPS).find(([, codes]) => (codes as readonly string[]).includes(failure))
    if (!group) return t('signing.failure.other', { code: failure })
    return t(`signing.failure.${group[0] as keyof typeof GROUPS}`)
  }
}
