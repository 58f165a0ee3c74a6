import { useEffect, useState } from 'react'

const MARK = 'data-table-options'

/** Where the bar above a table leaves room for its options. */
export const OptionsPlace = () => <div {...{ [MARK]: '' }} />

/** The room in the bar, once it is drawn; null on screens without one. */
export function useOptionsPlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector(`main [${MARK}]`)), [])
  return place
}
