import { Button, Group, TextInput } from '@mantine/core'
import { readScan } from '@tamga/formats'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { addToCart } from '../../../../data/till/cart.ts'
import { lookUp } from '../../../../data/till/catalogue.ts'
import type { CartLine, CatalogueItem } from '../../../../data/till/till-types.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { posTexts } from '../../texts.ts'
import { useScanner } from '../use-scanner.ts'
import type { TillState } from '../use-till.ts'

type ScanFieldProps = {
  state: TillState
  lines: readonly CartLine[]
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (lines: readonly CartLine[]) => void
}

const localDay = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date())

/** What a scanner types while nothing has the focus goes here too. */
function useFocus(inputRef: ScanFieldProps['inputRef']): void {
  useEffect(() => {
    inputRef.current?.focus()
    const take = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (target === document.body && key.length === 1 && !ctrlKey && !altKey && !metaKey)
        inputRef.current?.focus()
    }
    addEventListener('keydown', take)
    return () => removeEventListener('keydown', take)
  }, [inputRef])
}

type Scanned = { readonly key: string; readonly lot: string | null }

/** Finds what a code or a name stands for: in the copy of this device, then at the server. */
function useFinding({ state: { database, isOnline }, lines, inputRef, onChange }: ScanFieldProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly CatalogueItem[]>([])
  const [isMissing, setMissing] = useState(false)
  const put = (item: CatalogueItem, scanned: Scanned | null) => {
    onChange(addToCart(lines, { item, key: null, ...scanned, day: localDay() }))
    setText('')
    setFound([])
    inputRef.current?.focus()
  }
  const take = async (wanted: string) => {
    if (wanted === '') return
    const scan = readScan(wanted, new Date())
    const exact = await database.read(work => work.product(scan.key))
    if (exact) return put(exact, scan)
    const all = await database.read(work => work.products())
    const named = all.filter(item => !item.archived && item.name.toLowerCase().includes(wanted.toLowerCase()))
    if (named.length === 1) return put(named[0]!, null)
    const told = named.length === 0 && isOnline ? await lookUp(database, wanted) : null
    if (told) return put(told, scan)
    setMissing(named.length === 0)
    setFound(named.slice(0, 12))
  }
  const type = (next: string) => {
    setMissing(false)
    setText(next)
  }
  return { text, found, isMissing, put, take, type }
}

/** A scanner types quickly and ends with Enter; a person types a name and chooses. */
export function ScanField(props: ScanFieldProps) {
  const t = useTexts(posTexts)
  const { text, found, isMissing, put, take, type } = useFinding(props)
  useFocus(props.inputRef)
  useScanner(scanned => void take(scanned.trim()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        ref={props.inputRef}
        size="lg"
        label={`${t('pos.scan')} (F2)`}
        value={text}
        autoComplete="off"
        onChange={event => type(event.currentTarget.value)}
        error={isMissing && t('pos.scan.missing')}
      />
      {found.length > 0 && (
        <Group mt="sm" gap="xs">
          {found.map(item => (
            <Button key={item.id} variant="default" size="lg" onClick={() => put(item, null)}>
              <bdi>{item.name}</bdi>
            </Button>
          ))}
        </Group>
      )}
    </form>
  )
}
