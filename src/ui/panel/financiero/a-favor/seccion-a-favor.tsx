import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
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
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { lazy } from '@/ui/shared/lazy';
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

type Abierto = { que: 'devolver' } | { que: 'anular' | 'sede'; devolucion: MovimientoAFavor };

/** What somebody paid beyond their fees and what was done with it; nothing while there was never any. */
export function SeccionAFavor({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const { data } = useQuery(consultaAFavor(servicios, clave));
  if (!data || data.movimientos.length === 0) return null;
  const nombreDeSede = ({ sede_id }: MovimientoAFavor) =>
    sedes.find(({ id }) => mismoId(id, sede_id))?.nombre;
  const hayOtra = sedes.filter(({ archivado_en }) => archivado_en === null).length > 1;
  const juntos = juntarMovimientos(data.movimientos).map(({ movimiento }) => movimiento);
  const abrir = (que: 'anular' | 'sede') => (devolucion: MovimientoAFavor) => setAbierto({ que, devolucion });
  const cerrar = () => setAbierto(null);
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
          anular: esAdministrador ? abrir('anular') : null,
          corregirSede: esAdministrador && hayOtra ? abrir('sede') : null,
        })}
        rows={juntos.toReversed()}
        rowId={({ id }) => id}
        rowName={({ tipo, fecha }) => `${ETIQUETA_MOVIMIENTO[tipo]}, ${formatearFecha(fecha)}`}
      />
      {esAdministrador && data.saldo > 0 ? (
        <Button icon={<Undo2 />} alignSelf="flex-start" onClick={() => setAbierto({ que: 'devolver' })}>
          Devolver saldo a favor
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {abierto?.que === 'devolver' ? <Devolucion saldo={data} onClose={cerrar} /> : null}
        {abierto?.que === 'anular' ? (
          <AnularDevolucion
            pagador={data.pagador}
            devolucion={abierto.devolucion}
            sede={nombreDeSede(abierto.devolucion)}
            onClose={cerrar}
          />
        ) : null}
        {abierto?.que === 'sede' ? (
          <CorregirSede dinero={dineroDevuelto(clave, abierto.devolucion)} onClose={cerrar} />
        ) : null}
      </Suspense>
    </SeccionDetalle>
  );
}
