import { type RefObject, useEffect } from 'react'
import { boot } from '../../api/boot.ts'
import { setWindowTitle } from '../../platform/core-shell.ts'

/**
 * The heading of a screen is its title: none can forget to name itself, and a change of language follows. A heading that
 * says something else, such as a greeting, names the screen in `data-title`.
 */
export function useDocumentTitle(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = main.current
    if (!element) return
    // The service rendered a title already; the window of a native shell still has to be told.
    let told: string | null = null
    const update = () => {
      const h1 = element.querySelector('h1')
      const heading = h1?.dataset['title'] ?? h1?.textContent?.trim()
      const title = heading ? `${heading} · ${boot.brand.name}` : boot.brand.name
      if (title === told) return
      told = title
      setWindowTitle(title)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-title'],
    })
    return () => observer.disconnect()
  }, [main])
}
