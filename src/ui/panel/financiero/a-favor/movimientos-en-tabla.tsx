import { Box } from '@chakra-ui/react/box';
import { Ban, House } from 'lucide-react';
import { anulacionDe } from '@/domain/mensualidades/anular-devolucion';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_MOVIMIENTO, signoDe } from '@/domain/mensualidades/opciones-movimiento';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { formatearFecha } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { StatusTag } from '@/ui/shared/status-tag';

type AlElegir = (devolucion: MovimientoAFavor) => void;

export interface TablaDeMovimientos {
  movimientos: readonly MovimientoAFavor[];
  nombreDeSede: (movimiento: MovimientoAFavor) => string | undefined;
  /** What can be done with a refund that stands; absent for whoever may not. */
  anular: AlElegir | null;
  /** Absent too where there is no other sede. */
  corregirSede: AlElegir | null;
}

const palabrasDe = (movimiento: MovimientoAFavor, sede: string | undefined): string => {
  const { recibo, medio, referencia, motivo, registrado_por } = movimiento;
  return [
    recibo !== null && `recibo ${recibo}`,
    medio && ETIQUETA_MEDIO_PAGO[medio],
    referencia && `ref. ${referencia}`,
    sede,
    motivo,
    registrado_por && `registró ${registrado_por}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

const accionesDe = (m: MovimientoAFavor, { anular, corregirSede }: TablaDeMovimientos) => {
  const cual = `${ETIQUETA_MOVIMIENTO[m.tipo]}, ${formatearFecha(m.fecha)}`;
  return (
    <Box as="span" display="flex" flexWrap="wrap" gap="2" marginBlock={{ base: '2', md: '0' }}>
      {corregirSede ? (
        <Button
          size="sm"
          icon={<House />}
          aria-label={`Corregir la sede: ${cual}`}
          onClick={() => corregirSede(m)}
        >
          Corregir la sede
        </Button>
      ) : null}
      {anular ? (
        <Button size="sm" icon={<Ban />} aria-label={`Anular: ${cual}`} onClick={() => anular(m)}>
          Anular
        </Button>
      ) : null}
    </Box>
  );
};

/** How each movement is drawn, in the table and on a phone. */
export const dibujarMovimientos = (
  tabla: TablaDeMovimientos,
): {
  columns: [Column<MovimientoAFavor>, ...Column<MovimientoAFavor>[]];
  phone: PhoneRow<MovimientoAFavor>;
} => {
  const { movimientos, nombreDeSede, anular } = tabla;
  const anulada = ({ id }: MovimientoAFavor) => anulacionDe(id, movimientos) !== undefined;
  const vigente = (m: MovimientoAFavor) => m.tipo === 'DEVOLUCION' && !anulada(m);
  const palabras = (m: MovimientoAFavor) => palabrasDe(m, nombreDeSede(m));
  const valor = (m: MovimientoAFavor) => (
    <Box as="span" textDecoration={anulada(m) ? 'line-through' : undefined}>
      <Amount value={signoDe(m.tipo) * m.valor} />
    </Box>
  );
  const marca = (m: MovimientoAFavor) => (anulada(m) ? <StatusTag tone="error">Anulada</StatusTag> : null);
  const acciones = (m: MovimientoAFavor) => (anular && vigente(m) ? accionesDe(m, tabla) : null);
  return {
    columns: [
      {
        id: 'tipo',
        width: 'rest',
        header: 'Movimiento',
        cell: ({ tipo }) => ETIQUETA_MOVIMIENTO[tipo],
        secondary: (m) => (
          <>
            {marca(m)} {palabras(m)}
          </>
        ),
      },
      { id: 'fecha', header: 'Fecha', width: '9rem', cell: ({ fecha }) => formatearFecha(fecha) },
      { id: 'valor', header: 'Valor', width: '7rem', align: 'end', cell: valor },
      ...(anular && movimientos.some(vigente)
        ? [
            // Where both buttons in a line would leave the words no room, one goes under the other.
            { id: 'acciones', header: 'Acciones', width: 'clamp(9rem, 25vw, 17.5rem)', cell: acciones },
          ]
        : []),
    ],
    phone: {
      figure: valor,
      // Beside them, two buttons would leave the words a column of one.
      detail: (m) => (
        <>
          {marca(m)} {[formatearFecha(m.fecha), palabras(m)].filter(Boolean).join(' · ')}
          {acciones(m)}
        </>
      ),
      wrap: true,
    },
  };
};
