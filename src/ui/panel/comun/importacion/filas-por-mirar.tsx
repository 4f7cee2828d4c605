import { Box } from '@chakra-ui/react/box';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { Button } from '@/ui/shared/button';
import { Pagination } from '@/ui/shared/pagination';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { StatusTag } from '@/ui/shared/status-tag';
import { CeldaPorCorregir } from './celda-por-corregir';
import { dondeEsta, dondeEstaEnTitulo, sonDeLaMismaFila } from './donde-esta';
import { escritoEn, type FilaRevisada, igualesPorCorregir } from './revisar-filas';
import type { Importacion } from './use-importacion';

/** What one looks at before going on; thousands of fields would make the page wait. */
const POR_PAGINA = 10;

const SIN_COLUMNA = '';

const marcaDe = ({ resultado }: FilaRevisada) => {
  if (resultado === 'OMITIDA') return <StatusTag>Omitida</StatusTag>;
  if (resultado === 'DUPLICADA') return <StatusTag tone="info">Ya existe</StatusTag>;
  return resultado === 'CREADA' ? (
    <StatusTag tone="success" icon={<CircleCheck aria-hidden size={16} />}>
      Lista
    </StatusTag>
  ) : null;
};

/** Of the same row of a sheet by months, those that have something wrong. */
const deLaMismaFila = (fila: FilaRevisada, filas: readonly FilaRevisada[]): readonly number[] =>
  filas
    .filter((otra) => otra.resultado === 'RECHAZADA' && sonDeLaMismaFila(fila.archivo, otra.archivo))
    .map(({ numero }) => numero);

type FilaProps<D> = { fila: FilaRevisada; campos: readonly string[]; importacion: Importacion<D> };

/** A row of the file with its cells to write again; it stays where it is once it is right. */
function Fila<D>({ fila, campos, importacion }: FilaProps<D>) {
  const { importable, revision, corregir, omitir, enCurso } = importacion;
  const { columnas, opciones } = importable;
  const { numero, nombre, problemas, advertencias, resultado } = fila;
  const omitida = resultado === 'OMITIDA';
  const donde = dondeEsta(fila.archivo);
  const nombrada = `${dondeEstaEnTitulo(fila.archivo)} · ${nombre}`;
  const deSuFila = revision ? deLaMismaFila(fila, revision.filas) : [];
  const deNadie = Object.entries(problemas).filter(([campo]) => columnas[campo] === undefined);
  return (
    <Box as="li" aria-label={nombrada} paddingBlock="4" borderBottom="1px solid" borderColor="border">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom={omitida ? '0' : '3'}>
        <Box as="h4" fontWeight="semibold" flex="1" minWidth="10rem" overflowWrap="anywhere">
          {nombrada}
        </Box>
        {marcaDe(fila)}
        <Button
          size="sm"
          variant="ghost"
          disabled={enCurso}
          aria-label={`${omitida ? 'Incluir' : 'Omitir'} ${donde}`}
          onClick={() => omitir([numero], !omitida)}
        >
          {fila.archivo.enHoja ? (omitida ? 'Incluir' : 'Omitir') : omitida ? 'Incluir fila' : 'Omitir fila'}
        </Button>
        {!omitida && deSuFila.length > 1 ? (
          <Button size="sm" variant="ghost" disabled={enCurso} onClick={() => omitir(deSuFila, true)}>
            {`Omitir los ${deSuFila.length} meses de la fila ${fila.archivo.enHoja?.fila}`}
          </Button>
        ) : null}
      </Box>
      {omitida ? null : (
        <ResponsiveGrid columns={2}>
          {campos.map((campo) => {
            const columna = columnas[campo];
            if (!columna) return null;
            const iguales = revision ? igualesPorCorregir(fila, campo, columna, revision.filas) : [];
            return (
              <div key={campo}>
                <CeldaPorCorregir
                  columna={columna}
                  escrito={escritoEn(fila, campo)}
                  opciones={(revision && opciones?.(campo, revision.datos)) ?? columna.opciones}
                  problema={problemas[campo]}
                  advertencia={advertencias[campo]}
                  deshabilitada={enCurso}
                  alEscribir={(texto) => corregir([numero], campo, texto)}
                />
                {iguales.length > 0 ? (
                  <Button
                    size="sm"
                    marginTop="2"
                    disabled={enCurso}
                    onClick={({ currentTarget }) => {
                      // The button goes away once it is done: the focus stays in its cell.
                      const celda = currentTarget.parentElement?.querySelector<HTMLElement>('input, select');
                      celda?.focus();
                      corregir(iguales, campo, escritoEn(fila, campo));
                    }}
                  >
                    {iguales.length === 1
                      ? 'Aplicar a la otra fila igual'
                      : `Aplicar a las ${formatearNumero(iguales.length)} filas iguales`}
                  </Button>
                ) : null}
              </div>
            );
          })}
        </ResponsiveGrid>
      )}
      {deNadie.map(([campo, mensaje]) => (
        <Box as="p" key={campo} textStyle="ayuda" color="error.fg" marginTop="2">
          {mensaje}
        </Box>
      ))}
    </Box>
  );
}

type FilasPorMirarProps<D> = {
  /** Says what they have; how many are left goes with it. */
  titulo: string;
  cuantas: number;
  filas: readonly FilaRevisada[];
  campos: ReadonlyMap<number, readonly string[]>;
  importacion: Importacion<D>;
};

/** Rows with something to write again, a page at a time and in the order of the file. */
export function FilasPorMirar<D>({ titulo, cuantas, filas, campos, importacion }: FilasPorMirarProps<D>) {
  const [pagina, setPagina] = useState(1);
  if (filas.length === 0) return null;
  const paginas = Math.ceil(filas.length / POR_PAGINA);
  const actual = Math.min(pagina, paginas);
  const visibles = filas.slice((actual - 1) * POR_PAGINA, actual * POR_PAGINA);
  return (
    <section aria-label={titulo}>
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        {`${titulo} (${formatearNumero(cuantas)})`}
      </Box>
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {visibles.map((fila) => (
          <Fila
            key={fila.numero}
            fila={fila}
            campos={campos.get(fila.numero) ?? [SIN_COLUMNA]}
            importacion={importacion}
          />
        ))}
      </Box>
      {paginas > 1 ? (
        <Box marginTop="3">
          <Pagination
            label={`Páginas de ${titulo.toLowerCase()}`}
            page={actual}
            pageSize={POR_PAGINA}
            total={filas.length}
            onPageChange={setPagina}
          />
        </Box>
      ) : null}
    </section>
  );
}
