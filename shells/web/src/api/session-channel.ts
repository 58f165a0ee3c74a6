const CHANNEL = 'tamga-session'

/** A channel also hears what another one of the same page says; the page that announces a change knows it already. */
const THIS_PAGE = `${performance.timeOrigin} ${Math.random()}`

/** Tells the other tabs that a session began, ended or moved, so that none of them shows what is no longer true. */
export function announceSessionChange(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(THIS_PAGE)
  channel.close()
}

export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data !== THIS_PAGE) listener()
  }
  return () => channel.close()
}
