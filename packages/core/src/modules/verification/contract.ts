import Type, { type Static } from 'typebox'

const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
})

/** 128 bits in base64url. */
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', examples: ['3q2-7wAAEAAAAAAAAAAAAA'] })

export const VerifyBody = Type.Union([
  Type.Object({ sha256: Sha256 }, { additionalProperties: false }),
  Type.Object({ code: Code }, { additionalProperties: false }),
])

const Moment = Type.String({ format: 'date-time' })

const Level = Type.Enum(['B-B', 'B-T', 'B-LT', 'B-LTA'])

const Place = Type.Object({ revision: Type.Integer(), of: Type.Integer() })

const SignatureReport = Type.Object({
  kind: Type.Enum(['signature', 'timestamp']),
  field: Type.String(),
  status: Type.Enum(['TOTAL_PASSED', 'INDETERMINATE', 'TOTAL_FAILED']),
  reasons: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  signer: Type.Union([
    Type.Object({
      name: Type.String(),
      organisation: Type.Union([Type.String(), Type.Null()]),
      country: Type.Union([Type.String(), Type.Null()]),
      issuer: Type.String(),
      serial: Type.String(),
    }),
    Type.Null(),
  ]),
  level: Type.Union([Level, Type.Null()]),
  signed_at: Type.Union([Moment, Type.Null()]),
  is_time_proven: Type.Boolean(),
  covers: Place,
})

/** A file is judged whole; a hash alone says only whether it is known, a code who signed. */
export const VerifyReply = Type.Object({
  known: Type.Enum(['final', 'earlier_revision', 'not_ours']),
  verdict: Type.Optional(Type.Enum(['valid', 'valid_with_warnings', 'invalid', 'unknown'])),
  sha256: Type.Optional(Sha256),
  revision: Type.Optional(Place),
  signatures: Type.Optional(Type.Array(SignatureReport)),
  signed: Type.Optional(Type.Array(Type.Object({ signer: Type.String(), signed_at: Moment, level: Level }))),
})

export type VerifyReply = Static<typeof VerifyReply>

export const BatchBody = Type.Object(
  { documents: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 500 }) },
  { additionalProperties: false },
)

const Verdict = Type.Enum(['valid', 'valid_with_warnings', 'invalid', 'unknown'])

export const BatchReply = Type.Object({
  id: Type.String(),
  status: Type.Enum(['running', 'finished']),
  total: Type.Integer(),
  done: Type.Integer(),
  created_at: Moment,
  finished_at: Type.Union([Moment, Type.Null()]),
  results: Type.Array(
    Type.Object({
      document_id: Type.String(),
      version_no: Type.Union([Type.Integer(), Type.Null()]),
      verdict: Type.Union([Verdict, Type.Null()]),
      known: Type.Union([Type.Enum(['final', 'earlier_revision', 'not_ours']), Type.Null()]),
      signatures: Type.Union([Type.Integer(), Type.Null()]),
      problem: Type.Union([Type.String(), Type.Null()], { description: 'Why there is no verdict' }),
    }),
  ),
})

export const VersionParams = Type.Object({ id: Type.String(), no: Type.String() })
