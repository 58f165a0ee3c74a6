import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readOrMake } from '../kept-file.ts'

/** What the registry would give whoever signed an agreement with it; only the simulator takes it. */
export const ACCESS_TOKEN = 'xyp_simulator'

export const keyFile = (dataDir: string): string => join(dataDir, 'simulators', 'registry-key.pem')

const makeKey = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
}

/** The key of the client, made when it is first needed and kept in DATA_DIR. */
export const readClientKey = (dataDir: string): Promise<string> => readOrMake(keyFile(dataDir), makeKey)

export const readPublicKey = async (dataDir: string): Promise<KeyObject> =>
  createPublicKey(await readClientKey(dataDir))
