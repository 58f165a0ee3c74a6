import type { Plugin } from 'vite'

const SIGN_IN =
  /^\/(login|continue|setup|invitation|reset-password|verify-email|change-email|undo-email|forgot-password|share|welcome|(interaction|logout|device)(\/[^?#]*)?)?(\?|#|$)/

const VALUES: Readonly<Record<string, string>> = {
  LANG: 'mn',
  DIR: 'ltr',
  SCHEME: 'light',
  TITLE: 'Tamga',
  DESCRIPTION: '',
  THEME_COLOR: '#1d4ed8',
  BOOT: '{}',
  NOSCRIPT: '',
  CSP_NONCE: '',
}

/** What the service does for a built page, done for the development server: the right page, and its markers filled. */
export const developmentPages = (): Plugin => ({
  name: 'tamga-development-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const hasSession = request.headers.cookie?.includes('tamga_session=') ?? false
      const url = request.url ?? ''
      if (SIGN_IN.test(url) && !(hasSession && /^\/(\?|#|$)/.test(url))) request.url = '/sign-in.html'
      next()
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace(/__([A-Z_]+?)__/g, (_mark, name: string) => VALUES[name] ?? ''),
  },
})
