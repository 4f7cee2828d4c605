import { TriangleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { noteRenderFailure } from './render-failures';

type ErrorBoundaryProps = {
  children: ReactNode;
  title?: string;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Before showing the children again: forget the failed query, for instance. */
  onRetry?: () => void;
};

/** Keeps a failure inside its part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    noteRenderFailure();
    this.props.onError?.(error, info);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          tone="error"
          icon={<TriangleAlert />}
          title={this.props.title ?? 'Ocurrió un error inesperado'}
          description="Esta parte de la página no se pudo mostrar. Lo que ya guardó no se pierde."
          action={<Button onClick={this.retry}>Reintentar</Button>}
        />
      </div>
    );
  }
}
