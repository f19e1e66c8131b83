import { Component, type ReactNode } from 'react';
import { retryFailedParts } from '../first-paint/loadable';

interface ErrorBoundaryProps {
  contentKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

type ErrorBoundaryState = Pick<ErrorBoundaryProps, 'contentKey'> & { failed: boolean };

/** Limits an error to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { contentKey: this.props.contentKey, failed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { contentKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return contentKey === state.contentKey ? null : { contentKey, failed: false };
  }

  override componentDidCatch(): void {
    retryFailedParts();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
