import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Suspense } from 'react';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { Button } from '@/ui/shared/button';
import { lazy } from '@/ui/shared/lazy';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { CanalesAutorizados } from './canales-autorizados';
import { consultaExpediente } from './cobranza.queries';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';
import { ListaGestiones } from './lista-gestiones';

const FormularioGestion = lazy(() => import(/* webpackChunkName: "cobranza" */ './formulario-gestion'));

const DE_ENTRADA = 3;

/** By what channel somebody may be told, and what was done: the last, and where the rest is. */
export function SeccionGestiones({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  const { data, error, refetch, isFetching } = useQuery(consultaExpediente(servicios, clave));
  if (data === null) return null;
  // A page that comes back comes back with it, and with what was typed.
  const anotar = (accion: 'gestion' | undefined) => void cambiar({ accion }, { reemplazar: true });
  const cerrar = () => anotar(undefined);
  return (
    <SeccionDetalle titulo="Gestiones de cobro">
      <CajaError
        error={error}
        titulo={ERRORES_DE_COBRANZA.gestiones}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data ? (
        <>
          <CanalesAutorizados {...data} />
          {data.gestiones.length === 0 ? (
            <Box as="p" color="fg.muted">
              Todavía no se le ha contactado.
            </Box>
          ) : (
            <ListaGestiones gestiones={data.gestiones.slice(0, DE_ENTRADA)} />
          )}
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            css={{ '& a': { textDecoration: 'underline' } }}
          >
            {esAdministrador ? (
              <Button icon={<NotebookPen />} onClick={() => anotar('gestion')}>
                Registrar gestión
              </Button>
            ) : null}
            {data.gestiones.length > 0 ? (
              <EnlacePanel href={`/financiero/recordatorios?pagador=${clave}`}>
                Ver todas, exportar o imprimir
              </EnlacePanel>
            ) : null}
          </Box>
          {esAdministrador && busqueda.accion === 'gestion' ? (
            <Suspense fallback={null}>
              <FormularioGestion
                quien={data.pagador}
                permisos={data.permisos}
                onClose={cerrar}
                onHecho={cerrar}
              />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </SeccionDetalle>
  );
}
