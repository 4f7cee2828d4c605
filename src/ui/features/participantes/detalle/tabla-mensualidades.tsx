import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { estaVencida } from '@/domain/mensualidades/cartera';
import {
  ETIQUETA_CONCEPTO,
  ETIQUETA_ESTADO_MENSUALIDAD,
  type Mensualidad,
} from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { Button } from '@/ui/shared/button';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';

const PRIMERAS = 6;

const Tabla = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& caption': { srOnly: true },
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: '2',
      paddingInlineEnd: '3',
      borderBottom: '1px solid var(--chakra-colors-border)',
    },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
    '& tr > :last-of-type': { paddingInlineStart: '3', paddingInlineEnd: '0' },
    '& tbody th': { fontWeight: 'normal' },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

const TONOS: Readonly<Record<Mensualidad['estado'], Tone>> = {
  PENDIENTE: 'warning',
  CON_ABONO: 'info',
  PAGADA: 'success',
  EXONERADA: 'neutral',
  ANULADA: 'neutral',
};

type TablaMensualidadesProps = { mensualidades: readonly Mensualidad[]; hoy: FechaCalendario };

export function TablaMensualidades({ mensualidades, hoy }: TablaMensualidadesProps) {
  const [todas, setTodas] = useState(false);
  const visibles = todas ? mensualidades : mensualidades.slice(0, PRIMERAS);
  return (
    <>
      <Box overflowX="auto">
        <Tabla>
          <caption>Mensualidades</caption>
          <thead>
            <tr>
              <th scope="col">Periodo</th>
              <th scope="col">Concepto</th>
              <th scope="col" data-align="end">
                Valor
              </th>
              <th scope="col" data-align="end">
                Saldo
              </th>
              <th scope="col">Estado</th>
            </tr>
          </thead>
          <tbody>
            {visibles.map((m) => (
              <tr key={m.id}>
                <th scope="row">{m.periodo ?? '—'}</th>
                <td>{ETIQUETA_CONCEPTO[m.concepto]}</td>
                <td data-align="end">{formatearPesos(m.valor - m.descuento)}</td>
                <td data-align="end">{formatearPesos(saldoDe(m))}</td>
                <td>
                  {estaVencida(m, hoy) ? (
                    <StatusTag tone="error">Vencida</StatusTag>
                  ) : (
                    <StatusTag tone={TONOS[m.estado]}>{ETIQUETA_ESTADO_MENSUALIDAD[m.estado]}</StatusTag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabla>
      </Box>
      {visibles.length < mensualidades.length ? (
        <div>
          <Button variant="plain" size="sm" onClick={() => setTodas(true)}>
            {`Ver las ${mensualidades.length} mensualidades`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
