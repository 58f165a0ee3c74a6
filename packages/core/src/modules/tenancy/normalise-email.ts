/** The one spelling of an address: case and compatibility forms do not make a different person. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()
