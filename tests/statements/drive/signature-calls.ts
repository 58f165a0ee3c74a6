import { randomUUID } from 'node:crypto'
import { volumeId } from '../volume/ids.ts'
import type { Call } from './calls.ts'

const document = volumeId('document', 7)
const other = volumeId('document', 108)
const person = volumeId('person', 101)
const job = volumeId('signature_job', 107)
const batch = volumeId('seal_batch', 7)
const bytes = Buffer.from('x')
const hash = Buffer.alloc(32)
const by = { id: person, name: 'x', email: '' }

const entry = {
  number: 1_000_000,
  id: randomUUID(),
  document_id: document,
  document_title: 'x',
  version_no: 2,
  signer_name: 'x',
  serial: '1',
  method: 'eid',
  level: 'B-B',
  sha256_before: hash,
  sha256_after: hash,
  actor_id: person,
  actor_name: 'x',
  actor_email: null,
  reference: 'x',
  at: new Date().toISOString(),
  previous_hash: hash,
  hash,
  seal: null,
  key_id: null,
}

const due = {
  template_id: null,
  folders: null,
  otherFolders: [volumeId('folder', 1)],
  otherTemplates: [],
  before: new Date(0),
}

/** The stores of signatures and of retention: signing needs a phone or a hardware module. */
export const SIGNATURE_CALLS: Readonly<Record<string, Call>> = {
  selectDueDocuments: ['tenant', due, { after: undefined, limit: 100 }],
  countDueDocuments: ['tenant', { ...due, folders: [volumeId('folder', 1)] }, 1000],
  selectStillDue: ['tenant', due, { id: document, updated_at: new Date().toISOString() }],
  selectRetentionFacts: ['tenant', document],
  selectOwnDocuments: ['tenant', person],
  selectOwnComments: ['tenant', person],
  selectOwnDecisions: ['tenant', person],
  selectOwnSignatures: ['tenant', person],
  selectDocumentsToSign: ['tenant', [document, other]],
  insertSignatureJob: [
    'tenant',
    {
      id: randomUUID(),
      document_id: other,
      version_no: 1,
      person_id: person,
      person_name: 'x',
      person_email: null,
      method: 'eid',
      level: 'B-B',
      reason: null,
      seal_id: null,
      certificate: bytes,
      chain: [bytes],
      scheme: 'rsa-pss',
      hash: 'sha256',
      account: null,
      batch_id: null,
      sha256_before: hash,
      prepared: bytes,
      byte_range: [0, 1, 2, 3],
      attributes: bytes,
      digest: bytes,
      prompt: 'x',
      seconds: 60,
    },
  ],
  selectSignatureJob: ['tenant', job],
  updateJobStarted: ['tenant', job, { reference: { session_id: 'x' }, verification_code: '12345' }],
  updateJobSignature: ['tenant', job, bytes],
  updateJobEnded: ['tenant', volumeId('signature_job', 207), { status: 'cancelled' }],
  selectOpenJob: ['tenant', document],
  deleteOldSignatureJobs: ['tenant', new Date(0)],
  upsertCode: ['tenant', document, 'A'.repeat(22)],
  lockLog: ['tenant'],
  selectLastEntry: ['tenant'],
  insertEntry: ['tenant', entry],
  selectLog: ['tenant', { document }, { count: true }],
  selectChain: ['tenant', 5, 10],
  selectSeals: ['tenant'],
  selectSealInState: ['tenant', 'active'],
  selectSealById: ['tenant', volumeId('seal', 1)],
  insertOrganisationSeal: [
    'tenant',
    { id: randomUUID(), kind: 'ec-p256', spki: bytes, request: bytes, created_by: by },
  ],
  updateSealActive: ['tenant', volumeId('seal', 2), { certificate: bytes, chain: [bytes] }],
  updateSealRetired: ['tenant'],
  selectSigners: ['tenant', document],
  upsertSigners: ['tenant', other, [{ person: by, position: 1 }]],
  updateSigner: ['tenant', document, { person_id: volumeId('person', 8), status: 'declined', reason: 'x' }],
  selectMembersById: ['tenant', [person]],
  insertSealBatch: [
    'tenant',
    {
      id: randomUUID(),
      by,
      level: 'B-B',
      reason: null,
      documents: [{ id: document, title: 'x', sha256: null }],
    },
  ],
  selectSealBatch: ['tenant', batch],
  selectSealBatchItems: ['tenant', batch],
  selectNextItem: ['tenant', batch],
  selectIsSealed: ['tenant', batch, document],
  updateSealBatchItem: ['tenant', batch, { position: 1, status: 'signed', failure: null }],
  updateSealBatchFinished: ['tenant', batch],
  selectEidSubject: ['platform', person],
}
