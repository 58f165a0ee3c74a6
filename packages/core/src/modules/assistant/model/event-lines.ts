/** Reads `data:` lines of an event stream whose pieces end anywhere, also within a character (HTML Living Standard §9.2). */
export function createEventLines(onData: (data: Readonly<Record<string, unknown>>) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  const line = (text: string): void => {
    if (!text.startsWith('data:')) return
    const data = text.slice(5).trim()
    if (data === '' || data === '[DONE]') return
    onData(JSON.parse(data) as Record<string, unknown>)
  }
  return {
    take(chunk: Uint8Array): void {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const one of lines) line(one)
    },
    end(): void {
      line(rest)
    },
  }
}
