export const SCRIPTS = 'tamga:scripts'
export const HEARD = 'tamga:heard'
/** Neither the page nor the preload script is in it. */
export const HOST_WORLD = 1001
export const TELL_NAME = 'tamgaHostTell'
export const TELL = `told => window.${TELL_NAME}(JSON.stringify(told))`
