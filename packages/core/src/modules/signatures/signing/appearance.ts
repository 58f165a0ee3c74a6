import { fmt } from '@tamga/formats'
import type { TenantContext } from '../../../kernel/context.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import {
  boxFromSeen,
  type PageView,
  pageViewOf,
  type Sides,
  seenSize,
} from '../../../kernel/signatures/pdf/page-view.ts'
import { readPdf } from '../../../kernel/signatures/pdf/pdf-file.ts'
import type { Box } from '../../../kernel/signatures/pdf/write/signature-field.ts'
import type { WantedAppearance } from '../../../kernel/signatures/sign/prepare-signing.ts'

export type WantedPlace = { readonly page?: number | undefined; readonly box?: readonly number[] | undefined }

export type Shown = {
  readonly name: string
  readonly method: 'eid' | 'seal'
  readonly reason: string | null
  readonly at: Date
  readonly code: string
  /** How many signatures stand on the document already: the next one does not cover them. */
  readonly signatures: number
}

const USUAL = { width: 220, height: 72, margin: 36, gap: 8 }
/** Smaller, the code cannot be read by a camera. */
const SMALLEST = { width: 120, height: 48 }

/** What is seen of the signature, and where; undefined where nobody named a place. */
export function appearanceOf(
  ctx: TenantContext,
  document: Buffer,
  { place, shown }: { place: WantedPlace; shown: Shown },
): WantedAppearance | undefined {
  if (place.page === undefined && place.box === undefined) return undefined
  const page = place.page ?? 1
  const view = viewOf(document, page)
  const box = place.box ? boxOf(place.box, view) : usualBox(view, shown.signatures)
  const { translator, settings } = ctx.services
  const t = (key: string, params = {}) => translator.text(ctx.language, key, params)
  const zone = 'UTC'
  return {
    page,
    box,
    rotation: view.rotation,
    drawing: {
      language: ctx.language,
      title: t(`signatures.appearance.${shown.method}`),
      name: shown.name,
      lines: [
        `${fmt.dateTime(ctx.language, shown.at)} ${zone}`,
        ...(shown.reason ? [shown.reason] : []),
        t('signatures.appearance.verify'),
      ],
      url: new URL(`/verify#${shown.code}`, settings.PUBLIC_ORIGIN).href,
    },
  }
}

function viewOf(document: Buffer, page: number): PageView {
  const view = pageViewOf(readPdf(document), page)
  if (!view) throw invalid({ path: '/page', code: 'page_absent' })
  return view
}

function boxOf(given: readonly number[], { sides: [left, bottom, right, top], rotation }: PageView): Box {
  const box = given as unknown as Sides
  const isInside = box[0] >= left && box[1] >= bottom && box[2] <= right && box[3] <= top
  const { width, height } = seenSize(box, rotation)
  if (!isInside || width < SMALLEST.width || height < SMALLEST.height)
    throw invalid({ path: '/box', code: 'box_outside' })
  return box
}

/** In the lower right corner of the page as it is shown, above the signatures that are there. */
function usualBox(view: PageView, signatures: number): Box {
  const { width, height, margin, gap } = USUAL
  const page = seenSize(view.sides, view.rotation)
  const rows = Math.max(1, Math.floor((page.height - 2 * margin) / (height + gap)))
  const y = margin + (signatures % rows) * (height + gap)
  const x = Math.max(0, page.width - margin - width)
  return boxFromSeen(view, [x, y, Math.min(page.width, x + width), Math.min(page.height, y + height)])
}
