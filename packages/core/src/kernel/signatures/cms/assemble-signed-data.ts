import { childrenOf, type DerValue } from '../../der/read-der.ts'
import { explicit, integer, objectId, octets, sequence, writeDer } from '../../der/write-der.ts'
import { CMS_OID } from '../object-ids.ts'
import type { Attributes, SignedData } from './signed-data.ts'

type Parts = { readonly hash: DerValue; readonly info: DerValue }

/**
 * The message as its meaning alone would write it. A message that differs from this by one bit has something in it that no
 * signature covers and no reader looked at.
 */
export function assembleSignedData(message: SignedData, { hash, info }: Parts): Buffer {
  const { content_type, content, certificates, crls } = message
  // RFC 5652 §5.1: 3 for any content but plain data.
  const version = content_type === CMS_OID.data ? 1 : 3
  return sequence(
    objectId(CMS_OID.signedData),
    explicit(
      0,
      sequence(
        integer(version),
        writeDer(0x31, hash.raw),
        sequence(objectId(content_type), ...(content ? [explicit(0, octets(content))] : [])),
        ...(certificates.length > 0 ? [explicit(0, ...certificates)] : []),
        ...(crls.length > 0 ? [explicit(1, ...crls)] : []),
        writeDer(0x31, assembleSigner(message, info)),
      ),
    ),
  )
}

function assembleSigner({ signer }: SignedData, info: DerValue): Buffer {
  const [, , hash, , algorithm] = childrenOf(info)
  return sequence(
    integer(1),
    sequence(signer.issuer, integer(signer.serial)),
    hash!.raw,
    writeDer(0xa0, ...attributesOf(signer.signed)),
    algorithm!.raw,
    octets(signer.signature),
    ...(signer.unsigned.size > 0 ? [writeDer(0xa1, ...attributesOf(signer.unsigned))] : []),
  )
}

const attributesOf = (attributes: Attributes): Buffer[] =>
  [...attributes].map(([oid, value]) => sequence(objectId(oid), writeDer(0x31, value.raw)))
