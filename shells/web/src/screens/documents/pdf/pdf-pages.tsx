import { Center, Stack, Text } from '@mantine/core'
import { IconFileAlert } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { documentTexts } from '../texts.ts'
import { loadPdf } from './load-pdf.ts'
import classes from './pdf.module.css'

/** Every page as a picture that is drawn when it comes into view. */
export function PdfPages({ path, label }: { path: string; label: string }) {
  const t = useTexts(documentTexts)
  const { file, isBroken } = usePdf(path)
  if (isBroken)
    return (
      <EmptyState
        icon={IconFileAlert}
        title={t('documents.preview.broken')}
        text={t('documents.preview.broken.text')}
      />
    )
  if (!file) return <CardWaiting />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has a scroll bar of its own
    <section className={classes.pages} aria-label={label} tabIndex={0}>
      <Stack gap="md">
        {Array.from({ length: file.numPages }, (_, index) => index + 1).map(no => (
          <PdfPage key={no} file={file} no={no} />
        ))}
      </Stack>
    </section>
  )
}

function usePdf(path: string) {
  const [state, setState] = useState<{ file: PDFDocumentProxy | null; isBroken: boolean }>({
    file: null,
    isBroken: false,
  })
  useEffect(() => {
    let isGone = false
    const task = loadPdf(path)
    task.promise.then(
      file => !isGone && setState({ file, isBroken: false }),
      () => !isGone && setState({ file: null, isBroken: true }),
    )
    return () => {
      isGone = true
      task.destroy()
    }
  }, [path])
  return state
}

function PdfPage({ file, no }: { file: PDFDocumentProxy; no: number }) {
  const t = useTexts(documentTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSeen, setSeen] = useState(no === 1)
  useEffect(() => {
    if (isSeen || !canvas.current) return
    const watch = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: '400px',
      },
    )
    watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [isSeen])
  useEffect(() => {
    if (!isSeen || !canvas.current) return
    const drawing = draw(file, no, canvas.current)
    return () => drawing.cancel()
  }, [file, no, isSeen])
  return (
    <div>
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={t('documents.page', { no, of: file.numPages })}
      />
      <Center>
        <Text size="xs" c="dimmed">
          {t('documents.page', { no, of: file.numPages })}
        </Text>
      </Center>
    </div>
  )
}

const WIDTH = 900

/** As sharp as the screen shows it; a large sheet is not drawn larger than this. */
function draw(file: PDFDocumentProxy, no: number, canvas: HTMLCanvasElement): { cancel: () => void } {
  let stop: (() => void) | undefined
  let isGone = false
  void file
    .getPage(no)
    .then(page => {
      if (isGone) return
      const scale = (WIDTH / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, 2)
      const viewport = page.getViewport({ scale })
      canvas.width = viewport.width
      canvas.height = viewport.height
      const task = page.render({ canvas, viewport })
      stop = () => task.cancel()
      return task.promise
    })
    .catch(() => undefined)
  return {
    cancel: () => {
      isGone = true
      stop?.()
    },
  }
}
