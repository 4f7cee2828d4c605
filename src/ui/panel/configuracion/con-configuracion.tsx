import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { CajaError } from '../comun/datos/caja-error';
import { consultaConfiguracion } from '../comun/datos/configuracion.queries';
import { usePanel } from '../comun/panel/use-panel';

/** Waits for the foundation's data, or says why there is none. */
export function ConConfiguracion({ children }: { children: (configuracion: Configuracion) => ReactNode }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaConfiguracion(servicios));
  if (consulta.data) return children(consulta.data);
  if (consulta.isPending) return <LoadingIndicator />;
  if (consulta.isError)
    return (
      <CajaError
        error={consulta.error}
        titulo="Error al cargar configuración"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
    );
  return (
    <EmptyState
      title="Este servicio no guarda la configuración"
      description="Los datos que se muestran son los que trae el producto."
    />
  );
}
