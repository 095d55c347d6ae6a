import { Component, lazy, Suspense, type ReactNode } from 'react'

const ServerErrorPage = lazy(() => import('./server-error-page.tsx'))

/** A page that breaks shows the error page in its own place; the others, and the bar, stay as they are. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Suspense>
        <ServerErrorPage onRetry={() => this.setState({ hasFailed: false })} />
      </Suspense>
    )
  }
}
