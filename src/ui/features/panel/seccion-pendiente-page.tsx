import { useRouterState } from '@tanstack/react-router';
import { Sprout } from 'lucide-react';
import { BotonEnlace } from '@/ui/features/shared/panel/boton-enlace';
import { Card } from '@/ui/shared/card';
import { EmptyState } from '@/ui/shared/empty-state';
import { PageHeader } from '@/ui/shared/page-header';
import { lugarDe } from './secciones';

/** A section that has its place but not its screen yet: it says so and shows the way back. */
export function SeccionPendientePage() {
  const pathname = useRouterState({ select: (estado) => estado.location.pathname });
  return (
    <>
      <PageHeader title={lugarDe(pathname)} />
      <Card>
        <EmptyState
          icon={<Sprout />}
          title="Esta sección estará disponible pronto"
          description="Estamos preparándola. Mientras tanto puede trabajar en las secciones del menú."
          action={<BotonEnlace to="/dashboard">Ir al tablero</BotonEnlace>}
        />
      </Card>
    </>
  );
}
