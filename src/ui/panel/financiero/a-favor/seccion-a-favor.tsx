import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_MOVIMIENTO, type MovimientoAFavor, signoDe } from '@/domain/mensualidades/saldo-a-favor';
import { formatearFecha } from '@/domain/shared/fechas';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { lazy } from '@/ui/shared/lazy';
import { consultaAFavor } from './a-favor.queries';

const Devolucion = lazy(() => import('./dialogo-devolucion'));

const detalleDe = ({ recibo, medio, referencia, motivo, registrado_por }: MovimientoAFavor): string =>
  [
    recibo !== null && `recibo ${recibo}`,
    medio && ETIQUETA_MEDIO_PAGO[medio],
    referencia && `ref. ${referencia}`,
    motivo,
    registrado_por && `registró ${registrado_por}`,
  ]
    .filter(Boolean)
    .join(' · ');

const COLUMNAS: [Column<MovimientoAFavor>, ...Column<MovimientoAFavor>[]] = [
  {
    id: 'tipo',
    header: 'Movimiento',
    cell: ({ tipo }) => ETIQUETA_MOVIMIENTO[tipo],
    secondary: detalleDe,
  },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatearFecha(fecha) },
  { id: 'valor', header: 'Valor', align: 'end', cell: (m) => <Amount value={signoDe(m.tipo) * m.valor} /> },
];

const FILA: PhoneRow<MovimientoAFavor> = {
  figure: (m) => <Amount value={signoDe(m.tipo) * m.valor} />,
  detail: (m) => [formatearFecha(m.fecha), detalleDe(m)].filter(Boolean).join(' · '),
  wrap: true,
};

/** What somebody paid beyond their fees and what was done with it; nothing while there was never any. */
export function SeccionAFavor({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const [devolviendo, setDevolviendo] = useState(false);
  const { data } = useQuery(consultaAFavor(servicios, clave));
  if (!data || data.movimientos.length === 0) return null;
  return (
    <SeccionDetalle titulo="Saldo a favor">
      <p>
        Tiene <Amount value={data.saldo} strong /> a favor. No se descuenta solo de lo que debe: se aplica a
        una mensualidad o se devuelve.
      </p>
      <DataTable
        caption="Movimientos del saldo a favor"
        columns={COLUMNAS}
        phone={FILA}
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
    </SeccionDetalle>
  );
}
