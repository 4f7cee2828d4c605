import { useQuery } from '@tanstack/react-query';
import { House, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { orden } from '@/application/servicios/orden';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_MOVIMIENTO, type MovimientoAFavor, signoDe } from '@/domain/mensualidades/saldo-a-favor';
import { formatearFecha } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { lazy } from '@/ui/shared/lazy';
import type { DineroDeUnaSede } from '../recibos/dialogo-sede';
import { consultaAFavor } from './a-favor.queries';

const Devolucion = lazy(() => import('./dialogo-devolucion'));
const CorregirSede = lazy(() => import('../recibos/dialogo-sede'));

const detalleDe = (
  { recibo, medio, referencia, motivo, registrado_por }: MovimientoAFavor,
  sede: string | undefined,
): string =>
  [
    recibo !== null && `recibo ${recibo}`,
    medio && ETIQUETA_MEDIO_PAGO[medio],
    referencia && `ref. ${referencia}`,
    sede,
    motivo,
    registrado_por && `registró ${registrado_por}`,
  ]
    .filter(Boolean)
    .join(' · ');

type Palabras = (movimiento: MovimientoAFavor) => string;
/** Absent for whoever may not, or where there is no other sede. */
type Corregir = ((devolucion: MovimientoAFavor) => void) | null;

const botonDeSede = (m: MovimientoAFavor, corregir: Corregir) =>
  corregir && m.tipo === 'DEVOLUCION' ? (
    <Button
      size="sm"
      icon={<House />}
      aria-label={`Corregir la sede: ${ETIQUETA_MOVIMIENTO[m.tipo]}, ${formatearFecha(m.fecha)}`}
      onClick={() => corregir(m)}
    >
      Corregir la sede
    </Button>
  ) : null;

const columnasDe = (
  palabras: Palabras,
  corregir: Corregir,
): [Column<MovimientoAFavor>, ...Column<MovimientoAFavor>[]] => [
  {
    id: 'tipo',
    header: 'Movimiento',
    cell: ({ tipo }) => ETIQUETA_MOVIMIENTO[tipo],
    secondary: palabras,
  },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatearFecha(fecha) },
  { id: 'valor', header: 'Valor', align: 'end', cell: (m) => <Amount value={signoDe(m.tipo) * m.valor} /> },
  ...(corregir
    ? [{ id: 'sede', header: 'Sede', cell: (m: MovimientoAFavor) => botonDeSede(m, corregir) }]
    : []),
];

const filaDe = (palabras: Palabras, corregir: Corregir): PhoneRow<MovimientoAFavor> => ({
  figure: (m) => <Amount value={signoDe(m.tipo) * m.valor} />,
  detail: (m) => [formatearFecha(m.fecha), palabras(m)].filter(Boolean).join(' · '),
  mark: (m) => botonDeSede(m, corregir),
  wrap: true,
});

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

/** What somebody paid beyond their fees and what was done with it; nothing while there was never any. */
export function SeccionAFavor({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const [devolviendo, setDevolviendo] = useState(false);
  const [corregida, setCorregida] = useState<MovimientoAFavor | null>(null);
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const { data } = useQuery(consultaAFavor(servicios, clave));
  if (!data || data.movimientos.length === 0) return null;
  const palabras = (m: MovimientoAFavor) =>
    detalleDe(m, sedes.find(({ id }) => mismoId(id, m.sede_id))?.nombre);
  const devuelto = data.movimientos.some(({ tipo }) => tipo === 'DEVOLUCION');
  const hayOtra = sedes.filter(({ archivado_en }) => archivado_en === null).length > 1;
  const corregir = esAdministrador && devuelto && hayOtra ? setCorregida : null;
  return (
    <SeccionDetalle titulo="Saldo a favor">
      <p>
        Tiene <Amount value={data.saldo} strong /> a favor. No se descuenta solo de lo que debe: se aplica a
        una mensualidad o se devuelve.
      </p>
      <DataTable
        caption="Movimientos del saldo a favor"
        columns={columnasDe(palabras, corregir)}
        phone={filaDe(palabras, corregir)}
        rows={data.movimientos.toReversed()}
        rowId={({ id }) => id}
        rowName={({ tipo, fecha }) => `${ETIQUETA_MOVIMIENTO[tipo]}, ${formatearFecha(fecha)}`}
      />
      {esAdministrador && data.saldo > 0 ? (
        <Button icon={<Undo2 />} alignSelf="flex-start" onClick={() => setDevolviendo(true)}>
          Devolver saldo a favor
        </Button>
      ) : null}
      {devolviendo ? (
        <Suspense fallback={null}>
          <Devolucion saldo={data} onClose={() => setDevolviendo(false)} />
        </Suspense>
      ) : null}
      {corregida ? (
        <Suspense fallback={null}>
          <CorregirSede dinero={dineroDevuelto(clave, corregida)} onClose={() => setCorregida(null)} />
        </Suspense>
      ) : null}
    </SeccionDetalle>
  );
}
