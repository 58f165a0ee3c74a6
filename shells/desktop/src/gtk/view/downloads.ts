import type WebKit from 'gi://WebKit?version=6.0'
import type { GtkWindow } from '../window/desktop-window.ts'
import { chooseFile } from '../window/prompts.ts'

export type Downloads = { save(view: WebKit.WebView, url: string, name: string): Promise<boolean> }

/** Whatever is to be saved, the person says where; a page cannot put anything onto the disk by itself. */
export function createDownloads(network: WebKit.NetworkSession, window: GtkWindow): Downloads {
  const wanted = new Map<WebKit.Download, string>()
  const follow = (download: WebKit.Download): Promise<boolean> =>
    new Promise(resolve => {
      download.connect('decide-destination', (_download: unknown, suggested: string) => {
        const name = wanted.get(download) ?? suggested
        void chooseFile({ parent: window.window, texts: window.texts(), action: 'save', name }).then(file => {
          if (!file) return download.cancel()
          download.set_allow_overwrite(true)
          download.set_destination(file.get_path() ?? '')
        })
        return true
      })
      download.connect('failed', () => resolve(false))
      download.connect('finished', () => resolve(true))
    })
  network.connect('download-started', (_network: unknown, download: WebKit.Download) => {
    // Those that the host began itself are waited for where they began.
    if (!wanted.has(download)) void follow(download)
  })
  return {
    async save(view, url, name) {
      const download = view.download_uri(url)
      wanted.set(download, name)
      return follow(download).finally(() => wanted.delete(download))
    },
  }
}
