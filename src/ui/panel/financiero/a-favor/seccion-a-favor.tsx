import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { orden } from '@/application/servicios/orden';
import { juntarMovimientos } from '@/domain/mensualidades/movimientos-juntos';
import { ETIQUETA_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { formatearFecha } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { lazy } from '@/ui/shared/lazy';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import type { DineroDeUnaSede } from '../recibos/dialogo-sede';
import { consultaAFavor } from './a-favor.queries';
import { dibujarMovimientos } from './movimientos-en-tabla';

const Devolucion = lazy(() => import('./dialogo-devolucion'));
const AnularDevolucion = lazy(() => import('./dialogo-anular-devolucion'));
const CorregirSede = lazy(() => import('../recibos/dialogo-sede'));

const dineroDevuelto = (clave: string, { id, valor, sede_id }: MovimientoAFavor): DineroDeUnaSede => ({
  nombre: `sede-de-devolucion:${id}`,
  cual: 'Devolución',
  de: 'de la devolución',
  valor,
  sedes: [sede_id],
  etiqueta: 'Sede que entregó el dinero',
  ayuda: 'Elija la sede que los entregó: se descuentan de su caja.',
  pedir: (valores, unaVez) =>
    orden('saldosAFavor', 'corregirSedeDeDevolucion', clave, id, valores, { clave: unaVez }),
});

/** What the address says that is being written: over which movement, but to give money back. */
const usePedido = (movimientos: readonly MovimientoAFavor[]) => {
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  const [que, de] = busqueda.accion?.split('.') ?? [];
  const movimiento = movimientos.find(({ id }) => mismoId(id, de));
  const pedir = (accion: string | undefined) => void cambiar({ accion }, { reemplazar: true });
  return {
    devolver: que === 'devolver',
    anular: que === 'anularDevolucion' ? movimiento : undefined,
    sede: que === 'sedeDeDevolucion' ? movimiento : undefined,
    pedir,
  };
};

/** What somebody paid beyond their fees and what was done with it; nothing while there was never any. */
export function SeccionAFavor({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const { data } = useQuery(consultaAFavor(servicios, clave));
  const juntos = juntarMovimientos(data?.movimientos ?? []).map(({ movimiento }) => movimiento);
  const { pedir, ...pedido } = usePedido(esAdministrador ? juntos : []);
  if (!data || data.movimientos.length === 0) return null;
  const nombreDeSede = ({ sede_id }: MovimientoAFavor) =>
    sedes.find(({ id }) => mismoId(id, sede_id))?.nombre;
  const hayOtra = sedes.filter(({ archivado_en }) => archivado_en === null).length > 1;
  const abrir =
    (que: 'anularDevolucion' | 'sedeDeDevolucion') =>
    ({ id }: MovimientoAFavor) =>
      pedir(`${que}.${id}`);
  const cerrar = () => pedir(undefined);
  return (
    <SeccionDetalle titulo="Saldo a favor">
      <p>
        Tiene <Amount value={data.saldo} strong /> a favor. No se descuenta solo de lo que debe: se aplica a
        una mensualidad o se devuelve.
      </p>
      <DataTable
        caption="Movimientos del saldo a favor"
        {...dibujarMovimientos({
          movimientos: data.movimientos,
          nombreDeSede,
          anular: esAdministrador ? abrir('anularDevolucion') : null,
          corregirSede: esAdministrador && hayOtra ? abrir('sedeDeDevolucion') : null,
        })}
        rows={[...juntos].reverse()}
        rowId={({ id }) => id}
        rowName={({ tipo, fecha }) => `${ETIQUETA_MOVIMIENTO[tipo]}, ${formatearFecha(fecha)}`}
      />
      {esAdministrador && data.saldo > 0 ? (
        <Button icon={<Undo2 />} alignSelf="flex-start" onClick={() => pedir('devolver')}>
          Devolver saldo a favor
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {esAdministrador && pedido.devolver ? <Devolucion saldo={data} onClose={cerrar} /> : null}
        {pedido.anular ? (
          <AnularDevolucion
            pagador={data.pagador}
            devolucion={pedido.anular}
            sede={nombreDeSede(pedido.anular)}
            onClose={cerrar}
          />
        ) : null}
        {pedido.sede ? <CorregirSede dinero={dineroDevuelto(clave, pedido.sede)} onClose={cerrar} /> : null}
      </Suspense>
    </SeccionDetalle>
  );
}
