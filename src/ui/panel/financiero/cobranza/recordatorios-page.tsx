import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { EmptyState } from '@/ui/shared/empty-state';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { consultaExpediente, consultaRecordatorios } from './cobranza.queries';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';

const Cola = lazy(() => import(/* webpackChunkName: "cobranza" */ './cola-de-hoy'));
const Hoja = lazy(() => import(/* webpackChunkName: "cobranza" */ './hoja-de-gestiones'));

/** Whom to remind today or, when the address names a person, all that was done with that one. */
export function RecordatoriosPage() {
  const { pagador } = useBusquedaUrl<BusquedaFinanciero>().busqueda;
  return pagador === undefined ? <Hoy /> : <DeUnaPersona clave={pagador} />;
}

/** One person at a time, and after them whoever has to wait, with why. */
function Hoy() {
  const { servicios } = usePanel();
  const cola = useQuery(consultaRecordatorios(servicios));
  return (
    <>
      <PageHeader title="Recordatorios de hoy" />
      <CajaError
        error={cola.error}
        titulo={ERRORES_DE_COBRANZA.recordatorios}
        onRetry={() => void cola.refetch()}
        retrying={cola.isFetching}
      />
      {cola.isPending ? <LoadingIndicator /> : null}
      {cola.data === null ? (
        <EmptyState
          title="Los recordatorios no están disponibles"
          description="El servicio al que está conectado el panel no los prepara."
        />
      ) : null}
      <Suspense fallback={<LoadingIndicator />}>{cola.data ? <Cola cola={cola.data} /> : null}</Suspense>
    </>
  );
}

/** As proof: on a sheet, or in a file. */
function DeUnaPersona({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const { data, error, isPending, isFetching, refetch } = useQuery(consultaExpediente(servicios, clave));
  return (
    <>
      {data ? null : <PageHeader title="Gestiones de cobro" />}
      <CajaError
        error={error}
        titulo={ERRORES_DE_COBRANZA.gestiones}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {isPending ? <LoadingIndicator /> : null}
      {data === null ? (
        <EmptyState
          title="No hay nadie con esa dirección"
          description="Abra las gestiones de una persona desde su estado de cuenta, en Cartera."
        />
      ) : null}
      <Suspense fallback={<LoadingIndicator />}>{data ? <Hoja expediente={data} /> : null}</Suspense>
    </>
  );
}
