const EMAIL = /^[^@\s]+@([^@\s]+\.[^@\s]{2,})$/

/** The domain of an address, as soon as it could be whole. */
export const domainOf = (email: string): string | undefined => EMAIL.exec(email.trim())?.[1]?.toLowerCase()
