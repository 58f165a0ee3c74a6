/** One spelling for one mailbox: case and compatibility forms do not make another person. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()
