import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/** Keeps the fall of one page from the others. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.fallen ? null : this.props.children
  }
}
