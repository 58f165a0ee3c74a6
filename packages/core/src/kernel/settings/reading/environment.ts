import type { Environment } from './surroundings.ts'

/** The environment of this process, for whoever starts the product: nobody else reads process.env. */
export const environment = (): Environment => process.env
