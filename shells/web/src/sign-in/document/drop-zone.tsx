import { IconFileTypePdf, IconLock } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { documentTexts } from './texts.ts'

type Props = { file: File | null; isBusy: boolean; onFile: (file: File) => void }

/** A place to drop a file on; for the keyboard and the phone, a field that opens the chooser. */
export function DropZone({ file, isBusy, onFile }: Props) {
  const t = useTexts(documentTexts)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    const given = files?.[0]
    if (given && !isBusy) onFile(given)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside does the same
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      data-busy={isBusy || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileTypePdf size={44} stroke={1.4} aria-hidden />
      <p className="drop-name">{file ? file.name : t('check.drop')}</p>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className="drop-field"
        aria-describedby={`${id}-limit`}
        disabled={isBusy}
        onChange={event => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className="button" data-variant="main" data-busy={isBusy || undefined}>
        <span>{isBusy ? t('check.working') : t(file ? 'check.again' : 'check.choose')}</span>
      </label>
      <p id={`${id}-limit`} className="quiet drop-limit">
        <IconLock size={16} aria-hidden />
        {t('check.private')} {t('check.limit')}
      </p>
    </div>
  )
}
