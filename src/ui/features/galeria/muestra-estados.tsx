import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { EmptyState } from '@/ui/shared/empty-state';
import { ErrorBoundary } from '@/ui/shared/error-boundary';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { SkeletonRows } from '@/ui/shared/skeleton-rows';
import { Muestra } from './muestra';

function Fallo(): never {
  throw new Error('Fallo de muestra');
}

export function MuestraEstados() {
  return (
    <Muestra titulo="Vacío, espera y fallo">
      <ResponsiveGrid columns={2}>
        <Card>
          <EmptyState
            description="Cree la primera sede para empezar."
            action={<Button variant="solid">Nueva sede</Button>}
          />
        </Card>
        <Card>
          <EmptyState filtered />
        </Card>
        <Card>
          <LoadingIndicator size="sm" />
          <LoadingIndicator />
          <LoadingIndicator size="lg" text="Verificando autenticación..." />
        </Card>
        <Card>
          <SkeletonRows rows={4} />
        </Card>
        <Card>
          <ErrorBoundary>
            <Fallo />
          </ErrorBoundary>
        </Card>
      </ResponsiveGrid>
    </Muestra>
  );
}
