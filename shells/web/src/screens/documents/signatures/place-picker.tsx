import { SegmentedControl, Stack, Text } from '@mantine/core'
import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { contentPath, type DocumentDetail } from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { loadPdf } from '../pdf/load-pdf.ts'
import classes from './place-picker.module.css'
import { signingTexts } from './texts.ts'

/** Left, bottom, right and top in points, from the lower left corner of the page as it lies before it is turned. */
export type Box = [number, number, number, number]

const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const
type Corner = (typeof CORNERS)[number]
const SIZE = { width: 220, height: 72, margin: 36 }
const SHOWN_WIDTH = 200
/** What calculating with fractions adds or takes away is no part of a place. */
const NOISE = 1e-6

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
const up = (value: number): number => Math.ceil(value * 100 - NOISE) / 100
const down = (value: number): number => Math.floor(value * 100 + NOISE) / 100

/** The box around a point of the page as it is seen, with x to the right and y downwards. */
function boxAt(seen: PageViewport, x: number, y: number): Box {
  const width = Math.min(SIZE.width, seen.width)
  const height = Math.min(SIZE.height, seen.height)
  const left = within(x - width / 2, 0, seen.width - width)
  const top = within(y - height / 2, 0, seen.height - height)
  const [x1, y1] = seen.convertToPdfPoint(left, top) as [number, number]
  const [x2, y2] = seen.convertToPdfPoint(left + width, top + height) as [number, number]
  return [up(Math.min(x1, x2)), up(Math.min(y1, y2)), down(Math.max(x1, x2)), down(Math.max(y1, y2))]
}

function boxIn(seen: PageViewport, corner: Corner): Box {
  const { width, height, margin } = SIZE
  const x = corner.endsWith('left') ? margin + width / 2 : seen.width - margin - width / 2
  const y = corner.startsWith('top') ? margin + height / 2 : seen.height - margin - height / 2
  return boxAt(seen, x, y)
}

type PlacePickerProps = {
  document: DocumentDetail
  page: number
  box: Box | null
  onBox: (box: Box) => void
}

/** The page in small; a press puts the signature there, and the four corners are one choice each. */
export function PlacePicker({ document, page, box, onBox }: PlacePickerProps) {
  const t = useTexts(signingTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const seen = useDrawnPage(contentPath(document.id, document.version_no), page, canvas)
  const place = (event: MouseEvent<HTMLDivElement>) => {
    if (!seen) return
    const frame = event.currentTarget.getBoundingClientRect()
    const scale = seen.width / frame.width
    onBox(boxAt(seen, (event.clientX - frame.left) * scale, (event.clientY - frame.top) * scale))
  }
  const corner = seen && box && CORNERS.find(one => boxIn(seen, one).join() === box.join())
  return (
    <Stack gap="xs">
      <SegmentedControl
        fullWidth
        size="xs"
        disabled={!seen}
        // Left is left on the page, in whatever direction the words run.
        style={{ direction: 'ltr' }}
        aria-label={t('signing.place')}
        data={CORNERS.map(value => ({ value, label: t(`signing.place.${value}`) }))}
        value={corner ?? ''}
        onChange={value => seen && onBox(boxIn(seen, value as Corner))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the corners are the same choice for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the corners are the same choice for the keyboard */}
      <div className={classes.page} style={{ width: SHOWN_WIDTH }} onClick={place}>
        <canvas ref={canvas} role="img" aria-label={t('signing.place.page', { no: page })} />
        {seen && box && <Mark viewport={seen} box={box} />}
      </div>
      <Text size="xs" c="dimmed">
        {t('signing.place.note')}
      </Text>
    </Stack>
  )
}

function Mark({ viewport, box }: { viewport: PageViewport; box: Box }) {
  const [x1, y1] = viewport.convertToViewportPoint(box[0], box[1]) as [number, number]
  const [x2, y2] = viewport.convertToViewportPoint(box[2], box[3]) as [number, number]
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`
  return (
    <div
      className={classes.mark}
      aria-hidden
      style={{
        left: share(Math.min(x1, x2), viewport.width),
        top: share(Math.min(y1, y2), viewport.height),
        width: share(Math.abs(x2 - x1), viewport.width),
        height: share(Math.abs(y2 - y1), viewport.height),
      }}
    />
  )
}

/** Draws the page; the answer is how it is seen, with a point of the page as the unit. */
function useDrawnPage(
  path: string,
  no: number,
  canvas: { current: HTMLCanvasElement | null },
): PageViewport | null {
  const [seen, setSeen] = useState<PageViewport | null>(null)
  const [file, setFile] = useState<PDFDocumentProxy | null>(null)
  useEffect(() => {
    const task = loadPdf(path)
    task.promise.then(setFile, () => undefined)
    return task.destroy
  }, [path])
  useEffect(() => {
    let isGone = false
    if (!file || no > file.numPages) return setSeen(null)
    void file.getPage(no).then(async page => {
      const target = canvas.current
      if (isGone || !target) return
      const whole = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: (SHOWN_WIDTH * 2) / whole.width })
      target.width = viewport.width
      target.height = viewport.height
      await page.render({ canvas: target, viewport }).promise.catch(() => undefined)
      if (!isGone) setSeen(whole)
    })
    return () => {
      isGone = true
    }
  }, [file, no, canvas])
  return seen
}
