import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The page that people open is made by the server out of index.html: the worker keeps that one. */
const pageOfServer = <T extends { url: string }>(manifest: T[]) => ({
  manifest: manifest.map((entry) => ({ ...entry, url: entry.url === 'index.html' ? '/' : entry.url })),
})

const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/pwa',
  filename: 'sw.ts',
  // The page registers the worker itself, and the server answers the manifest in the language of the person.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['index.html', 'favicon.png', 'assets/**/*.{js,css,woff2}'],
    manifestTransforms: [pageOfServer],
    rollupFormat: 'iife',
  },
  // Its build inside the build would otherwise tell of itself at length.
  integration: {
    configureCustomSWViteBuild: (build) => {
      build.logLevel = 'warn'
    },
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), worker],
  build: {
    // The page's policy knows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
})
