import { Box } from '@chakra-ui/react/box';
import { enumerar } from '@/domain/shared/enumerar';
import { DetailList } from '@/ui/shared/detail-list';
import { Notice } from '@/ui/shared/notice';
import { BotonErrores } from './boton-errores';
import { CasillasAparte } from './casillas-aparte';
import { CuentaDeRevision } from './cuenta-filas';
import { columnasEntendidas, filaEntendida, type Palabras } from './en-palabras';
import { FilasPorMirar } from './filas-por-mirar';
import { ListaAvisos } from './lista-avisos';
import type { FilaRevisada } from './revisar-filas';
import type { Importacion } from './use-importacion';
import type { Lista } from './use-lista';
import type { Revision } from './use-revision';

const MOSTRADAS = 5;

type PrimerasFilasProps = { filas: readonly FilaRevisada[]; palabras: Palabras; nombre: string };

/** A look at what comes in, to see at once a column that was matched wrong. */
function PrimerasFilas({ filas, palabras, nombre }: PrimerasFilasProps) {
  if (filas.length === 0) return null;
  return (
    <section aria-label="Primeras filas">
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        Primeras filas
      </Box>
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {filas.slice(0, MOSTRADAS).map((fila) => (
          <Box as="li" key={fila.numero} paddingBlock="2" borderBottom="1px solid" borderColor="border">
            <strong>{fila.nombre}</strong>
            <Box as="p" textStyle="ayuda" overflowWrap="anywhere">
              {filaEntendida(fila, palabras, nombre)}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** Of every row at once: a date or an amount that was read wrong is the first or the last. */
function LoEntendido({ columnas }: { columnas: ReturnType<typeof columnasEntendidas> }) {
  if (columnas.length === 0) return null;
  return (
    <section aria-label="Lo que se entendió">
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        Lo que se entendió de todas
      </Box>
      <DetailList items={columnas} />
    </section>
  );
}

type FilasDeNadieProps = { numeros: readonly number[]; una: string; varias: string };

/** What is left out without anybody having asked for it is told. */
function FilasDeNadie({ numeros, una, varias }: FilasDeNadieProps) {
  if (numeros.length === 0) return null;
  const cuales = enumerar(numeros.map(String));
  return (
    <p>
      {numeros.length === 1
        ? `${una} y no se importa: fila ${cuales} del archivo.`
        : `${varias} y no se importan: filas ${cuales} del archivo.`}
    </p>
  );
}

type PorMirar = ReadonlyMap<number, readonly string[]>;

/** A row that was corrected may still deserve a second look: both are seen in one place. */
const conAmbos = (errores: PorMirar, advertencias: PorMirar): PorMirar =>
  new Map(
    [...errores].map(([numero, campos]) => [
      numero,
      [...new Set([...campos, ...(advertencias.get(numero) ?? [])])],
    ]),
  );

type PasoRevisionProps<D> = { lista: Lista; revision: Revision<D>; importacion: Importacion<D> };

/** What would happen, before it does: first what stops a row, which is written again here. */
export function PasoRevision<D>({ lista, revision, importacion }: PasoRevisionProps<D>) {
  const { importable } = importacion;
  const { filas, conErrores, conAdvertencias, datos, deTotales, notas } = revision;
  const de = (resultado: FilaRevisada['resultado']) => filas.filter((fila) => fila.resultado === resultado);
  const [malas, repetidas, buenas] = [de('RECHAZADA'), de('DUPLICADA'), de('CREADA')];
  const porCorregir = filas.filter(({ numero }) => conErrores.has(numero));
  const dudosas = filas.filter(({ numero }) => conAdvertencias.has(numero) && !conErrores.has(numero));
  const aviso = importable.avisar?.(malas) ?? null;
  const palabras: Palabras = {
    columnas: importable.columnas,
    propias: (campo, valor) => importable.enPalabras?.(campo, valor, datos) ?? null,
  };
  return (
    <Box display="flex" flexDirection="column" gap="5">
      <CuentaDeRevision filas={filas} />
      <FilasDeNadie numeros={deTotales} una="Suma la lista" varias="Suman la lista" />
      <FilasDeNadie numeros={notas} una="Es una nota de la hoja" varias="Son notas de la hoja" />
      <FilasDeNadie
        numeros={lista.tabla.meses?.sinPagos ?? []}
        una="No tiene ningún pago escrito"
        varias="No tienen ningún pago escrito"
      />
      {malas.length > 0 ? (
        <Notice
          tone="warning"
          title="Las filas con errores no se importan"
          action={<BotonErrores importable={importable} lista={lista} filas={[...malas, ...de('OMITIDA')]} />}
        >
          Corríjalas aquí mismo, o después en el archivo de errores; las demás pueden entrar ahora.
        </Notice>
      ) : null}
      {aviso ? (
        <Notice tone="info" title={aviso.titulo}>
          {aviso.texto}
        </Notice>
      ) : null}
      <FilasPorMirar
        titulo="Con errores"
        cuantas={malas.length}
        filas={porCorregir}
        campos={conAmbos(conErrores, conAdvertencias)}
        importacion={importacion}
      />
      <FilasPorMirar
        titulo="Con advertencias"
        cuantas={buenas.filter(({ avisos }) => avisos.length > 0).length}
        filas={dudosas}
        campos={conAdvertencias}
        importacion={importacion}
      />
      {lista.tabla.meses && importable.porMeses ? (
        <CasillasAparte meses={lista.tabla.meses} porMeses={importable.porMeses} />
      ) : null}
      <ListaAvisos
        titulo="Ya existen"
        ayuda="Importar agrega y no cambia lo que ya está: lo que corrigió en el archivo se corrige en su ficha."
        filas={repetidas}
      />
      <PrimerasFilas filas={buenas} palabras={palabras} nombre={importable.campoNombre} />
      <LoEntendido columnas={columnasEntendidas(buenas, palabras)} />
    </Box>
  );
}
