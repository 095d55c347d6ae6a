import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: {
    // The page's policy knows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
})
