export { bundleForGjs, VERSION } from './bundle.ts'
export { makeDeb } from './deb.ts'
export { bundleForElectron } from './electron.ts'
