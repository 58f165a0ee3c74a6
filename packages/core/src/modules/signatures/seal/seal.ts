import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { AppError, wrongState } from '../../../kernel/http/problem.ts'
import type { KeyKind } from '../../../kernel/signatures/pkcs11/messages.ts'
import { SignerUnavailable } from '../../../kernel/signatures/signer/port.ts'
import { type Certificate, KEY_USAGE, readCertificate, readPem } from '../../../kernel/x509/certificate.ts'
import { findChain, isSelfIssued, isValidAt } from '../../../kernel/x509/chain.ts'
import { OID } from '../../../kernel/x509/object-ids.ts'
import { readTrust } from '../../verification/index.ts'
import type { SealRow } from '../tables.ts'
import { requestToPem, writeCertificateRequest } from './certificate-request.ts'
import { algorithmOf, hsmOf, keyNameOf } from './seal-key.ts'
import {
  insertOrganisationSeal,
  selectSealInState,
  selectSeals,
  updateSealActive,
  updateSealRetired,
} from './seal-store.ts'

export type SealCertificate = {
  subject: string
  issuer: string
  serial: string
  not_before: string
  not_after: string
}

export type SealView = {
  /** Whether the installation has a hardware module, and whether it answers. */
  module: 'absent' | 'unavailable' | 'ready'
  token: string | null
  active: (SealKeyView & { certificate: SealCertificate }) | null
  awaiting: (SealKeyView & { request: string }) | null
  retired: (SealKeyView & { certificate: SealCertificate; retired_at: string })[]
  simulated_authority: string | null
}

type SealKeyView = { id: string; kind: KeyKind; created_at: string; created_by: string }

const keyView = ({ id, kind, created_at, created_by_name }: SealRow): SealKeyView => ({
  id,
  kind,
  created_at,
  created_by: created_by_name,
})

const nameIn = ({ attributes }: { attributes: ReadonlyMap<string, string> }): string =>
  attributes.get(OID.commonName) ?? attributes.get(OID.organisation) ?? ''

function certificateView(raw: Buffer, chain: readonly Buffer[]): SealCertificate {
  const [own, issuer] = [raw, ...chain].map(one => readCertificate(one))
  return {
    subject: nameIn(own!),
    issuer: issuer ? nameIn(issuer) : '',
    serial: own!.serial.toString('hex'),
    not_before: own!.not_before.toISOString(),
    not_after: own!.not_after.toISOString(),
  }
}

/** What there is of the seal; nothing breaks where there is no hardware module. */
export async function readSeal(ctx: SessionContext): Promise<SealView> {
  const hsm = hsmOf(ctx)
  const token = await hsm?.describe().catch(() => null)
  const seals = await inTenant(ctx, selectSeals)
  const active = seals.find(({ status }) => status === 'active')
  const awaiting = seals.find(({ status }) => status === 'awaiting_certificate')
  const { EID_MOCK, TSA_MOCK } = ctx.services.settings
  return {
    module: !hsm ? 'absent' : token ? 'ready' : 'unavailable',
    token: token?.label ?? null,
    active: active
      ? { ...keyView(active), certificate: certificateView(active.certificate!, active.chain) }
      : null,
    awaiting: awaiting ? { ...keyView(awaiting), request: requestToPem(awaiting.request) } : null,
    retired: seals
      .filter(({ status, certificate }) => status === 'retired' && certificate !== null)
      .map(seal => ({
        ...keyView(seal),
        certificate: certificateView(seal.certificate!, seal.chain),
        retired_at: seal.retired_at!,
      })),
    simulated_authority: EID_MOCK || TSA_MOCK ? '/sim/ca/certificates' : null,
  }
}

export function requireHsm(ctx: SessionContext) {
  const hsm = hsmOf(ctx)
  if (!hsm) throw new AppError(422, 'seal_module_absent')
  return hsm
}

/** What the module says of itself stays in our log: callers learn that it cannot be used now. */
export async function askModule<T>(ctx: SessionContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SignerUnavailable)) throw error
    ctx.services.log.warn(
      { request_id: ctx.request_id, reason: error.message },
      'the hardware module cannot be used',
    )
    throw new AppError(503, 'seal_module_unavailable', { headers: { 'retry-after': '10' } })
  }
}

/** Makes a key in the module, and what the certificate authority needs to give it a certificate. */
export async function createSealKey(ctx: SessionContext, { kind }: { kind: KeyKind }): Promise<SealView> {
  const hsm = requireHsm(ctx)
  if (await inTenant(ctx, tx => selectSealInState(tx, 'awaiting_certificate'))) throw wrongState()
  const id = uuidv7()
  const key = keyNameOf(ctx, id)
  const algorithm = algorithmOf(kind)
  const { spki, request } = await askModule(ctx, async () => {
    const made = await hsm.generate(key, kind)
    if (!made.is_sensitive || !made.was_never_extractable)
      throw new SignerUnavailable('the module lets keys out')
    const spki = Buffer.from(made.spki, 'base64')
    const organisation = ctx.tenant.name
    const sign = (digest: Buffer) => hsm.sign(key, algorithm, digest)
    return { spki, request: await writeCertificateRequest({ organisation, spki, algorithm, sign }) }
  })
  await inTenant(ctx, async tx => {
    if (!(await insertOrganisationSeal(tx, { id, kind, spki, request, created_by: ctx.actor })))
      throw wrongState()
    await recordChange(tx, ctx, {
      action: 'seal.key_created',
      target: { type: 'seal', id, name: ctx.tenant.name },
      changes: { kind: [null, kind] },
    })
  })
  return readSeal(ctx)
}

/** Puts the seal in use: its certificate has to be of this key, for signatures, valid, and of an authority that is trusted here. */
export async function putCertificate(ctx: SessionContext, { pem }: { pem: string }): Promise<SealView> {
  const [certificate, ...others] = readGiven(pem)
  await inTenant(ctx, async tx => {
    const seal = await selectSealInState(tx, 'awaiting_certificate')
    if (!seal) throw wrongState()
    if (!certificate?.spki.equals(seal.spki)) throw new AppError(422, 'seal_certificate_of_another_key')
    const chain = requireUsable(ctx, certificate, others)
    const isPut = await updateSealActive(tx, seal.id, {
      certificate: certificate.raw,
      chain: chain.map(({ raw }) => raw),
    })
    if (!isPut) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'seal.activated',
      target: { type: 'seal', id: seal.id, name: ctx.tenant.name },
      changes: { serial: [null, certificate.serial.toString('hex')] },
    })
  })
  return readSeal(ctx)
}

function readGiven(pem: string): Certificate[] {
  try {
    return readPem(pem)
  } catch {
    throw new AppError(422, 'seal_certificate_unusable')
  }
}

/** The authorities between the certificate and the root. */
function requireUsable(ctx: SessionContext, certificate: Certificate, others: readonly Certificate[]) {
  const now = new Date()
  const { key_usage } = certificate
  const maySign =
    key_usage === null ||
    key_usage.has(KEY_USAGE.digitalSignature) ||
    key_usage.has(KEY_USAGE.contentCommitment)
  const trust = readTrust(ctx.services)
  const intermediates = [...trust.intermediates, ...others.filter(one => !isSelfIssued(one))]
  const chain = findChain(certificate, { anchors: trust.anchors, intermediates }, now)
  if (!maySign || !isValidAt(certificate, now) || !chain) throw new AppError(422, 'seal_certificate_unusable')
  return chain.slice(1, -1)
}

/** Nothing is sealed from now on; what was sealed stays good. */
export async function retireSeal(ctx: SessionContext): Promise<void> {
  await inTenant(ctx, async tx => {
    const seal = await selectSealInState(tx, 'active')
    if (!seal || !(await updateSealRetired(tx))) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'seal.retired',
      target: { type: 'seal', id: seal.id, name: ctx.tenant.name },
    })
  })
}
