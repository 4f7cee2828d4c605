import { Box } from '@chakra-ui/react/box';
import { useMemo, useState } from 'react';
import { DataTable } from '@/ui/shared/data-table';
import type { RowKey, Sort } from '@/ui/shared/data-table-types';
import { Pagination } from '@/ui/shared/pagination';
import { SearchInput } from '@/ui/shared/search-input';
import { columnasMuestra } from './columnas-muestra';
import { type FilaMuestra, filasMuestra } from './datos-muestra';
import { Muestra } from './muestra';

const columnas = columnasMuestra();
const [plantilla] = filasMuestra as readonly [FilaMuestra];

const muchas: readonly FilaMuestra[] = Array.from({ length: 10_000 }, (_, indice) => ({
  ...plantilla,
  id: indice + 1,
  nombre: `Nombre de ejemplo ${String((indice * 7_919) % 10_000).padStart(4, '0')}`,
  documento: `CC ${1_000_000_000 + indice}`,
  saldo: (indice * 12_500) % 900_000,
}));

const clave = (fila: FilaMuestra) => fila.id;
const nombre = (fila: FilaMuestra) => fila.nombre;
const nada = () => undefined;

const comparar = ({ column, direction }: Sort) => {
  const signo = direction === 'asc' ? 1 : -1;
  return (a: FilaMuestra, b: FilaMuestra) =>
    signo * (column === 'saldo' ? a.saldo - b.saldo : a.nombre < b.nombre ? -1 : 1);
};

/** All at once or by pages: what the document holds and how long it takes are measured here. */
export function MuestraDiezMil() {
  const [texto, setTexto] = useState('');
  const [orden, setOrden] = useState<Sort>({ column: 'nombre', direction: 'asc' });
  const [pagina, setPagina] = useState<number | null>(null);
  const [elegidas, setElegidas] = useState<ReadonlySet<RowKey>>(new Set());
  const filas = useMemo(
    () => muchas.filter((fila) => fila.nombre.includes(texto)).sort(comparar(orden)),
    [texto, orden],
  );
  const visibles = pagina === null ? filas : filas.slice((pagina - 1) * 50, pagina * 50);
  return (
    <Muestra titulo="Diez mil filas">
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <SearchInput value={texto} onSearch={setTexto} label="Buscar entre diez mil" />
        <label>
          <input
            type="checkbox"
            checked={pagina !== null}
            onChange={() => setPagina(pagina === null ? 1 : null)}
          />{' '}
          Por páginas
        </label>
      </Box>
      <DataTable
        caption="Diez mil participantes"
        columns={columnas}
        rows={visibles}
        rowId={clave}
        rowName={nombre}
        onOpen={nada}
        sort={orden}
        onSort={setOrden}
        selected={elegidas}
        onSelectedChange={setElegidas}
        footer={
          pagina === null ? null : (
            <Pagination page={pagina} pageSize={50} total={filas.length} onPageChange={setPagina} />
          )
        }
      />
    </Muestra>
  );
}
