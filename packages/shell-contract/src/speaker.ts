/** Says a text to the page; null says nothing. */
export type Speaker = (text: string | null) => Promise<void>

/** What is to be said meanwhile is said together: a page that calls much is answered in few round trips. */
export function createSpeaker(deliver: string, evaluate: (expression: string) => Promise<unknown>): Speaker {
  let texts: string[] = []
  let turn: Promise<unknown> = Promise.resolve()
  return async text => {
    if (text === null) return
    texts.push(text)
    if (texts.length === 1)
      turn = turn
        .catch(() => {})
        .then(() => {
          const list = JSON.stringify(texts)
          texts = []
          return evaluate(`for (const text of ${list}) window.${deliver}?.(text)`)
        })
    await turn
  }
}
