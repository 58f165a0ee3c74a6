import { startFrame } from './frame/frame.ts'
import { nativePlugins } from './native/plugins.ts'

/** Which installation the app is for; written when it is built. */
const { origin } = (await (await fetch('./settings.json')).json()) as { origin: string }
await startFrame({ origin, native: nativePlugins(), root: document.getElementById('frame')! })
