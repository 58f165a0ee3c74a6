export const APP = 'sso-provisioning'
