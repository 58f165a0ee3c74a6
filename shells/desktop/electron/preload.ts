import { contextBridge, ipcRenderer, webFrame } from 'electron'
import { HEARD, HOST_WORLD, SCRIPTS, TELL_NAME } from './preload-names.ts'

type Scripts = { readonly page: string; readonly host: string } | null

// At the start of every document, in a world of its own. The host gives nothing to frames, nor to other origins.
const scripts = ipcRenderer.sendSync(SCRIPTS) as Scripts
if (scripts) {
  contextBridge.exposeInIsolatedWorld(HOST_WORLD, TELL_NAME, (text: string) => ipcRenderer.send(HEARD, text))
  void webFrame.executeJavaScriptInIsolatedWorld(HOST_WORLD, [{ code: scripts.host }])
  void webFrame.executeJavaScript(scripts.page)
}
