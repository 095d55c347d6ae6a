import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../lib/query.ts'
import { startApp } from '../lib/start.ts'
import { applyAppearance } from './appearance.ts'
import { startRouter } from './router.ts'
import { Shell } from './shell.tsx'
import './app.css'

applyAppearance()
startRouter()
startApp()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Shell />
      </QueryClientProvider>
    </StrictMode>,
  )
