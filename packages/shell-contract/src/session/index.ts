export {
  createPrivateKey,
  type DeviceKey,
  openDeviceKey,
  type PublicKey,
  sha256,
  signClaims,
  signEntry,
  signRequest,
  signStatus,
  toBase64Url,
} from './device-key.ts'
export {
  type Authorization,
  createShellSession,
  type Entry,
  type SecretStore,
  SessionError,
  SHELL_CLIENT,
  type ShellDevice,
  type ShellSessionClient,
} from './shell-session.ts'
