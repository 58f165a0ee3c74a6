// As much of Electron 45 as the adapter uses, by its documentation: the package itself downloads a browser and is installed only where
// an app is made.
declare module 'electron' {
  type Listener = (...given: never[]) => void

  interface IpcMainEvent {
    readonly senderFrame: WebFrameMain | null
    readonly sender: WebContents
    returnValue: unknown
  }
  interface WebFrameMain {
    readonly origin: string
    readonly parent: WebFrameMain | null
  }
  interface NavigationEvent {
    readonly url: string
    preventDefault(): void
  }
  interface DownloadItem {
    setSaveDialogOptions(options: { defaultPath: string }): void
    getURL(): string
    once(
      event: 'done',
      listener: (event: unknown, state: 'completed' | 'cancelled' | 'interrupted') => void,
    ): void
  }
  type DownloadListener = (event: unknown, item: DownloadItem) => void
  interface Session {
    readonly webRequest: {
      onBeforeRequest(
        listener: (details: { url: string }, answer: (ruling: { cancel: boolean }) => void) => void,
      ): void
    }
    setPermissionRequestHandler(
      handler: (contents: unknown, permission: string, answer: (isGranted: boolean) => void) => void,
    ): void
    on(event: 'will-download', listener: DownloadListener): void
    removeListener(event: 'will-download', listener: DownloadListener): void
    clearStorageData(): Promise<void>
  }
  interface WebContents {
    readonly session: Session
    readonly mainFrame: WebFrameMain
    loadURL(url: string, options?: { baseURLForDataURL: string }): Promise<void>
    executeJavaScript(code: string): Promise<unknown>
    executeJavaScriptInIsolatedWorld(world: number, scripts: { code: string }[]): Promise<unknown>
    setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' }): void
    downloadURL(url: string): void
    print(options: { copies: number }, done: (isPrinted: boolean, reason: string) => void): void
    on(event: string, listener: Listener): void
    close(): void
    isDestroyed(): boolean
  }
  interface Rectangle {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  class WebContentsView {
    constructor(options: { webPreferences: Readonly<Record<string, unknown>> })
    readonly webContents: WebContents
    setBounds(bounds: Rectangle): void
    setVisible(isVisible: boolean): void
  }
  class BrowserWindow {
    constructor(options: Readonly<Record<string, unknown>>)
    readonly webContents: WebContents
    readonly contentView: {
      addChildView(view: WebContentsView): void
      removeChildView(view: WebContentsView): void
    }
    getContentBounds(): Rectangle
    setTitle(title: string): void
    show(): void
    focus(): void
    destroy(): void
    on(event: string, listener: Listener): void
  }
  class Notification {
    constructor(options: { title: string; body: string })
    show(): void
  }
  interface MenuTemplate {
    readonly label: string
    readonly type?: 'checkbox'
    readonly checked?: boolean
    readonly submenu?: readonly MenuTemplate[]
    click?(): void
  }
  class Menu {
    static buildFromTemplate(template: readonly MenuTemplate[]): Menu
    static setApplicationMenu(menu: Menu | null): void
  }
  const app: {
    whenReady(): Promise<void>
    getLocale(): string
    getPath(name: 'userData'): string
    setBadgeCount(count: number): boolean
    setAsDefaultProtocolClient(scheme: string): boolean
    requestSingleInstanceLock(): boolean
    on(event: string, listener: Listener): void
    quit(): void
  }
  const dialog: {
    showMessageBox(
      window: BrowserWindow,
      options: Readonly<Record<string, unknown>>,
    ): Promise<{ response: number }>
    showOpenDialog(
      window: BrowserWindow,
      options: Readonly<Record<string, unknown>>,
    ): Promise<{ canceled: boolean; filePaths: string[] }>
  }
  type IpcListener = (event: IpcMainEvent, ...given: never[]) => void
  const ipcMain: {
    on(channel: string, listener: IpcListener): void
    removeListener(channel: string, listener: IpcListener): void
  }
  const ipcRenderer: { sendSync(channel: string): unknown; send(channel: string, text: string): void }
  const contextBridge: { exposeInIsolatedWorld(world: number, name: string, value: unknown): void }
  const webFrame: {
    executeJavaScript(code: string): Promise<unknown>
    executeJavaScriptInIsolatedWorld(world: number, scripts: { code: string }[]): Promise<unknown>
  }
  const nativeTheme: { themeSource: 'system' | 'light' | 'dark' }
  const net: { isOnline(): boolean }
  const safeStorage: {
    isEncryptionAvailable(): boolean
    encryptString(text: string): Buffer
    decryptString(sealed: Buffer): string
  }
  const shell: { openExternal(url: string): Promise<void> }
}
