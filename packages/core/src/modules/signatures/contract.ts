import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  Reason,
  Shape,
  Time,
} from '../../kernel/http/contract.ts'

const KeyKind = OneOf('rsa-3072', 'rsa-4096', 'ec-p256', 'ec-p384')
export const Method = OneOf('eid', 'seal')
export const Level = OneOf('B-B', 'B-T', 'B-LT', 'B-LTA')
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Page = Type.Integer({
  minimum: 1,
  maximum: 20_000,
  description: 'counted from 1; the signature is seen there',
})

export const NewSignature = Shape({
  method: Method,
  level: Level,
  sha256: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'of the version that the signer saw; where another one came since, nothing is signed',
    }),
  ),
  reason: Type.Optional(Reason),
  page: Type.Optional(Page),
  box: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: 4,
      maxItems: 4,
      description:
        'left, bottom, right, top in points from the lower left corner of the page, as it lies before it is turned by its `Rotate`',
    }),
  ),
})

export const Job = Shape({
  id: Id,
  document_id: Id,
  method: Method,
  level: Level,
  status: OneOf('prepared', 'awaiting_signer', 'signed', 'refused', 'expired', 'cancelled', 'failed'),
  failure: Nullable(Type.String({ description: 'why there is no signature, as a code' })),
  verification_code: Type.Optional(Type.String({ description: 'what the person compares with their phone' })),
  expires_at: Time,
})
export const JobReply = Shape({ job: Job })

export const JobQuery = Shape({
  wait: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 25, description: 'seconds to wait for the signer; 25 unless told' }),
  ),
})

const LoggedSignature = Shape({
  id: Id,
  document: Shape({ id: Id, title: Type.String() }),
  version_no: Type.Integer(),
  signer: Type.String({ description: 'as the certificate names them' }),
  method: Method,
  level: Level,
  sha256_before: Sha256,
  sha256_after: Sha256,
  at: Time,
  serial: Type.String({ description: 'of the certificate, in hex' }),
  actor: PersonReference,
})
export const SignatureLog = List(LoggedSignature)
export const SignatureLogQuery = ListQuery({ document: Type.Optional(Id) })

export const LogVerdict = Shape({
  intact: Type.Boolean(),
  entries: Type.Integer({ description: 'checked and right' }),
  sealed: Type.Boolean({ description: 'every entry carries a seal by a key of the installation' }),
  fault: Nullable(Shape({ number: Type.Integer(), reason: OneOf('gap', 'changed', 'seal_wrong') })),
})

const Signer = Shape({
  person: PersonReference,
  position: Type.Integer(),
  status: OneOf('waiting', 'signed', 'declined'),
  reason: Nullable(Type.String()),
  decided_at: Nullable(Time),
})
export const Signers = Shape({
  signers: Type.Array(Signer),
  turn: Type.Array(Id, { description: 'who may sign now' }),
})
export const SignersChange = Shape({
  signers: Type.Array(Shape({ person_id: Id, position: Type.Integer({ minimum: 1, maximum: 100 }) }), {
    maxItems: 50,
  }),
})
export const Declining = Shape({ reason: Reason })

const key = {
  id: Id,
  kind: KeyKind,
  created_at: Time,
  created_by: Type.String(),
}
const Certificate = Shape({
  subject: Type.String(),
  issuer: Type.String(),
  serial: Type.String(),
  not_before: Time,
  not_after: Time,
})
export const Seal = Shape({
  module: OneOf('absent', 'unavailable', 'ready'),
  token: Nullable(Type.String()),
  active: Nullable(Shape({ ...key, certificate: Certificate })),
  awaiting: Nullable(Shape({ ...key, request: Type.String({ description: 'PKCS #10, PEM' }) })),
  retired: Type.Array(Shape({ ...key, certificate: Certificate, retired_at: Time })),
  simulated_authority: Nullable(
    Type.String({ description: 'outside production: where a request gets a certificate' }),
  ),
})
export const NewKey = Shape({ kind: KeyKind })
export const NewCertificate = Shape({ pem: Type.String({ minLength: 1, maxLength: 65_536 }) })

export const NewEvidencePack = Type.Union([
  Shape({ from: Type.Optional(Time), to: Type.Optional(Time) }),
  Shape({
    source: Type.String({ pattern: '^[a-z_]{1,40}$', examples: ['access_review'] }),
    id: Id,
  }),
])
export const EvidencePack = Shape({
  document_id: Id,
  records: Type.Integer(),
  sealed: Type.Boolean({ description: 'by the organisation, where it has a seal' }),
})

export const NewBatch = Shape({
  documents: Type.Array(Id, { minItems: 1, maxItems: 500 }),
  level: Level,
  reason: Type.Optional(Reason),
})
export const Batch = Shape({
  id: Id,
  created_at: Time,
  created_by: PersonReference,
  level: Level,
  reason: Nullable(Type.String()),
  status: OneOf('running', 'finished'),
  total: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  finished_at: Nullable(Time),
  items: Type.Array(
    Shape({
      document: Shape({ id: Id, title: Type.String() }),
      status: OneOf('waiting', 'signed', 'failed'),
      failure: Nullable(Type.String()),
    }),
  ),
})
