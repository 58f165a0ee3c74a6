import { buildSignedAttributes, digestOfAttributes } from '../cms/build-signed-data.ts'
import { type Rotation, seenSize } from '../pdf/page-view.ts'
import { type Appearance, drawAppearance } from '../pdf/write/draw-appearance.ts'
import { importDrawing } from '../pdf/write/import-drawing.ts'
import {
  digestOfDocument,
  type PreparedDocument,
  prepareSignature,
  type SignatureWords,
} from '../pdf/write/prepare-signature.ts'
import type { Box } from '../pdf/write/signature-field.ts'
import type { SigningIdentity } from '../signer/port.ts'

export type WantedAppearance = {
  readonly page: number
  readonly box: Box
  /** Of the page: what is drawn stands upright for whoever looks at it. */
  readonly rotation: Rotation
  readonly drawing: Omit<Appearance, 'width' | 'height'>
}

export type SigningWish = {
  readonly identity: SigningIdentity
  readonly words: SignatureWords
  readonly appearance?: WantedAppearance | undefined
}

/** Everything but the signature. It is kept as it is until the signer has decided. */
export type PreparedSigning = {
  readonly document: PreparedDocument
  readonly attributes: Buffer
  /** What the signer signs. */
  readonly digest: Buffer
}

export async function prepareSigning(
  document: Buffer,
  { identity, words, appearance }: SigningWish,
): Promise<PreparedSigning> {
  const { certificate, algorithm } = identity
  const drawn = appearance && (await draw(appearance))
  const prepared = prepareSignature(document, {
    kind: 'signature',
    words,
    place:
      appearance &&
      drawn &&
      (update => ({
        page: appearance.page,
        box: appearance.box,
        appearance: importDrawing(update, drawn, appearance.rotation),
      })),
  })
  const digest = digestOfDocument(prepared, algorithm.hash)
  const attributes = buildSignedAttributes({ certificate, digest, hash: algorithm.hash })
  return { document: prepared, attributes, digest: digestOfAttributes(attributes, algorithm.hash) }
}

const draw = ({ drawing, box, rotation }: WantedAppearance): Promise<Buffer> =>
  drawAppearance({ ...drawing, ...seenSize(box, rotation) })
