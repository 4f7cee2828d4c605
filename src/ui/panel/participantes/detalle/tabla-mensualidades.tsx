import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { estaVencida } from '@/domain/mensualidades/cartera';
import { notaDeCobro } from '@/domain/mensualidades/filas-de-cuenta';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { cobradoTrasAjustes, saldoDe } from '@/domain/mensualidades/saldo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';

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
    '& tr > :last-child': { paddingInlineStart: '3', paddingInlineEnd: '0' },
    '& tbody th': { fontWeight: 'normal', whiteSpace: 'nowrap' },
    '& tbody th a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    // On paper there is nothing to follow.
    '& a': { _print: { color: 'inherit!', textDecoration: 'none!' } },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

function Nota({ children }: { children: string | null }) {
  return children ? (
    <Box as="small" display="block" color="fg.muted" fontSize="xs">
      {children}
    </Box>
  ) : null;
}

type TablaMensualidadesProps = {
  mensualidades: readonly Mensualidad[];
  hoy: FechaCalendario;
  /** All of them from the start. */
  completa?: boolean;
};

/** Each fee leads to its own detail, with its abonos. */
export function TablaMensualidades({ mensualidades, hoy, completa = false }: TablaMensualidadesProps) {
  const [todas, setTodas] = useState(completa);
  const visibles = todas ? mensualidades : mensualidades.slice(0, PRIMERAS);
  return (
    <>
      {/* On paper a box that scrolls goes whole to the next page, and leaves behind what introduces it. */}
      <Box overflowX={{ base: 'auto', _print: 'visible' }}>
        <Tabla>
          <caption>Mensualidades</caption>
          <thead>
            <tr>
              <th scope="col">Periodo</th>
              <th scope="col">Concepto</th>
              <th scope="col" data-align="end">
                A pagar
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
                <th scope="row">
                  <EnlacePanel href={`/financiero?detalle=${encodeURIComponent(String(m.id))}`}>
                    {m.periodo ? periodoCorto(m.periodo) : 'Sin periodo'}
                  </EnlacePanel>
                </th>
                <td>
                  {ETIQUETA_CONCEPTO[m.concepto]}
                  <Nota>{notaDeCobro(m)}</Nota>
                </td>
                <td data-align="end">
                  <Amount value={cobradoTrasAjustes(m)} />
                </td>
                <td data-align="end">
                  <Amount value={saldoDe(m)} />
                </td>
                <td>
                  <EstadoMensualidadTag estado={m.estado} vencida={estaVencida(m, hoy)} />
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
