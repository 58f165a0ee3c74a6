import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './chunks.ts'
import { componentStyles } from './component-styles.ts'
import { developmentPages } from './development-pages.ts'
import { offlinePages } from './offline/offline-plugin.ts'

/** Two pages: signing in stays small, the console loads what it needs. The server fills the markers of both. */
export default defineConfig({
  plugins: [react(), componentStyles(), developmentPages(), offlinePages()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // For the test of how much a page loads; it is served to nobody.
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', 'sign-in': 'sign-in.html' },
      output: { codeSplitting: codeSplitting() },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/brand', '/oauth2', '/manifest.webmanifest'].map(path => [
        path,
        process.env['SHELL_API'] ?? 'http://localhost:8080',
      ]),
    ),
  },
})
