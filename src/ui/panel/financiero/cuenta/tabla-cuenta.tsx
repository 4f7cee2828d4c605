import { Box } from '@chakra-ui/react/box';
import type { FilaDeCuenta } from '@/domain/mensualidades/filas-de-cuenta';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';

const COLUMNAS: [Column<FilaDeCuenta>, ...Column<FilaDeCuenta>[]] = [
  { id: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto, secondary: ({ nota }) => nota },
  {
    id: 'vence',
    header: 'Vence',
    // Where it is narrow it makes room for what the figures need.
    cell: ({ vence }) => (
      <Box as="span" whiteSpace={{ lg: 'nowrap' }}>
        {vence ? formatearFecha(vence) : '—'}
      </Box>
    ),
  },
  { id: 'valor', header: 'Cobrado', align: 'end', cell: ({ cobrado }) => <Amount value={cobrado} /> },
  { id: 'abonado', header: 'Abonado', align: 'end', cell: ({ abonado }) => <Amount value={abonado} /> },
  {
    id: 'saldo',
    header: 'Saldo',
    align: 'end',
    cell: ({ saldo }) => <Amount value={saldo} strong={saldo > 0} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ estado, vencida }) => <EstadoMensualidadTag estado={estado} vencida={vencida} />,
  },
];

const FILA: PhoneRow<FilaDeCuenta> = {
  figure: ({ saldo }) => <Amount value={saldo} strong={saldo > 0} />,
  detail: ({ vence, cobrado, abonado, nota }) =>
    [
      vence && `Vence ${formatearFecha(vence)}`,
      `cobrado ${formatearPesos(cobrado)}`,
      abonado > 0 && `abonado ${formatearPesos(abonado)}`,
      nota,
    ]
      .filter(Boolean)
      .join(' · '),
  mark: ({ estado, vencida }) => <EstadoMensualidadTag estado={estado} vencida={vencida} />,
  wrap: true,
};

/** Nothing behind a row says the rest of what it charges: between narrow figures its month goes on to as many lines as it needs. */
const CONCEPTO_ENTERO = { '& th .nombre': { lineClamp: 'none', wordBreak: 'normal' } } as const;

type TablaCuentaProps = { filas: readonly FilaDeCuenta[]; titulo?: string };

export function TablaCuenta({ filas, titulo = 'Mensualidades del estado de cuenta' }: TablaCuentaProps) {
  return (
    <Box css={CONCEPTO_ENTERO}>
      <DataTable
        caption={titulo}
        columns={COLUMNAS}
        phone={FILA}
        rows={filas}
        rowId={({ clave }) => clave}
        rowName={({ concepto }) => concepto}
        empty={{ description: 'Aún no tiene mensualidades registradas.' }}
      />
    </Box>
  );
}
