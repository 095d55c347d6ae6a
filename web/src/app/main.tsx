import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../lib/query.ts'
import { watchSession } from '../lib/session-life.ts'
import { syncConfig } from '../lib/sync.ts'
import { applyAppearance } from './appearance.ts'
import { watchHead } from './head.ts'
import { router } from './router.ts'
import './app.css'

applyAppearance()
watchHead()
watchSession()
void syncConfig()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
