import { Component, type ReactNode } from 'react'
import { ServerErrorPage } from './error-pages.tsx'

/** A page that breaks shows the error page in its own place; the others, and the bar, stay as they are. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ServerErrorPage onRetry={() => this.setState({ hasFailed: false })} />
  }
}
