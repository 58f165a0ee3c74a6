/** Levels of PAdES (ETSI EN 319 142-1 §6): bare, with a timestamp, with what a later judge needs, and with a timestamp over all of it. */
export const SIGNATURE_LEVELS = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number]

export const needsTimestamp = (level: SignatureLevel): boolean => level !== 'B-B'

export const needsEvidence = (level: SignatureLevel): boolean => level === 'B-LT' || level === 'B-LTA'
