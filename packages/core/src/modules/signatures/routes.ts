import { IdParams } from '../../kernel/http/contract.ts'
import { route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { createBatch, readBatch } from './batches/batches.ts'
import * as contract from './contract.ts'
import { createAuditPack } from './evidence/audit-pack.ts'
import { createSourcePack } from './evidence/source-pack.ts'
import { listLog, verifyLog } from './log/log.ts'
import { createSealKey, putCertificate, readSeal, retireSeal } from './seal/seal.ts'
import { changeSigners, declineToSign, listSigners } from './signers/signers.ts'
import { awaitJob, cancelJob } from './signing/await-job.ts'
import { startSigning } from './signing/start-signing.ts'

const LONGEST_WAIT = 25

const SIGNING = [
  'document_access_insufficient',
  'document_damaged',
  'document_encrypted',
  'eid_required_to_sign',
  'eid_signing_unavailable',
  'not_your_turn',
  'seal_absent',
  'seal_module_absent',
  'signer_refused',
  'signer_unavailable',
  'signing_declined',
  'signing_in_progress',
  'stale_version',
  'step_up_required',
  'timestamp_authority_absent',
  'wrong_state',
] as const

export const routes: RouteDefinition[] = [
  route(
    'POST',
    '/documents/:id/signatures',
    {
      summary:
        'Sign a document with the own e-ID, or put the seal of the organisation on it (documents.seal); begins a job',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.NewSignature,
      reply: contract.JobReply,
      status: 202,
      problems: SIGNING,
    },
    async (ctx, { params, body }) => ({ job: await startSigning(ctx, params.id, body) }),
  ),
  route(
    'GET',
    '/documents/:id/signers',
    {
      summary: 'Who is to sign a document, in which order, and whose turn it is',
      params: IdParams,
      reply: contract.Signers,
    },
    (ctx, { params }) => listSigners(ctx, params.id),
  ),
  route(
    'PUT',
    '/documents/:id/signers',
    {
      summary: 'Say who is to sign a document and in which order; they may see it from then on',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.SignersChange,
      reply: contract.Signers,
      problems: ['document_access_insufficient'],
    },
    (ctx, { params, body }) => changeSigners(ctx, params.id, body),
  ),
  route(
    'POST',
    '/documents/:id/signers/decline',
    {
      summary: 'Decline to sign, with the reason',
      name: 'decline',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.Declining,
      reply: contract.Signers,
      problems: ['wrong_state'],
    },
    (ctx, { params, body }) => declineToSign(ctx, params.id, body),
  ),
  route(
    'GET',
    '/signature-jobs/:id',
    {
      summary: 'Waits for the signer of an own job',
      sessionOnly: true,
      params: IdParams,
      query: contract.JobQuery,
      reply: contract.JobReply,
    },
    async (ctx, { params, query }, reply) => ({
      job: await awaitJob(ctx, params.id, { reply, seconds: query.wait ?? LONGEST_WAIT }),
    }),
  ),
  route(
    'DELETE',
    '/signature-jobs/:id',
    {
      summary: 'Give an own signature up that is being made',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => cancelJob(ctx, params.id),
  ),
  route(
    'GET',
    '/signatures',
    {
      summary:
        'The signature log, the newest first: own signatures, those of one document, with documents.manage all',
      query: contract.SignatureLogQuery,
      reply: contract.SignatureLog,
    },
    (ctx, { query }) => listLog(ctx, query),
  ),
  route(
    'GET',
    '/signatures/verify',
    {
      summary: 'Recompute the chain of the signature log from its beginning',
      needs: 'manage',
      name: 'verify',
      reply: contract.LogVerdict,
    },
    ctx => verifyLog(ctx),
  ),
  route(
    'POST',
    '/signature-batches',
    {
      summary: 'Put the seal of the organisation on many documents by one confirmation',
      needs: 'seal',
      sessionOnly: true,
      stepUp: true,
      body: contract.NewBatch,
      reply: contract.Batch,
      status: 202,
      problems: ['seal_absent', 'seal_module_absent'],
    },
    (ctx, { body }) => createBatch(ctx, body),
  ),
  route(
    'GET',
    '/signature-batches/:id',
    {
      summary: 'How far an own batch has come',
      needs: 'seal',
      sessionOnly: true,
      params: IdParams,
      reply: contract.Batch,
    },
    (ctx, { params }) => readBatch(ctx, params.id),
  ),
  route(
    'POST',
    '/evidence-packs',
    {
      summary:
        'The audit log of a time, or the report of an access review that is closed, as a document that carries its records as a file, sealed by the organisation (needs the right to read them too)',
      needs: 'seal',
      sessionOnly: true,
      stepUp: true,
      body: contract.NewEvidencePack,
      reply: contract.EvidencePack,
      status: 201,
      problems: ['evidence_too_large', 'wrong_state'],
    },
    (ctx, { body }) => ('source' in body ? createSourcePack(ctx, body) : createAuditPack(ctx, body)),
  ),
  route(
    'GET',
    '/seal',
    {
      summary: 'The seal of the organisation: its key in the hardware module and its certificate',
      needs: 'manage',
      orNeeds: 'seal',
      reply: contract.Seal,
    },
    ctx => readSeal(ctx),
  ),
  route(
    'POST',
    '/seal/key',
    {
      summary: 'Make a key for the seal in the hardware module, and the request for its certificate',
      sessionOnly: true,
      stepUp: true,
      body: contract.NewKey,
      reply: contract.Seal,
      status: 201,
      problems: ['seal_module_absent', 'seal_module_unavailable', 'wrong_state'],
    },
    (ctx, { body }) => createSealKey(ctx, body),
  ),
  route(
    'PUT',
    '/seal/certificate',
    {
      summary: 'Put the seal in use with the certificate that an authority gave for its request',
      sessionOnly: true,
      stepUp: true,
      body: contract.NewCertificate,
      reply: contract.Seal,
      problems: ['seal_certificate_of_another_key', 'seal_certificate_unusable', 'wrong_state'],
    },
    (ctx, { body }) => putCertificate(ctx, body),
  ),
  route(
    'DELETE',
    '/seal/certificate',
    {
      summary: 'Take the seal out of use; what was sealed stays good',
      sessionOnly: true,
      stepUp: true,
      problems: ['wrong_state'],
    },
    ctx => retireSeal(ctx),
  ),
]
