/** The app as the store knows it: where a tenant does not have it, its providers let nobody in. */
export const APP = 'sso-federation'
