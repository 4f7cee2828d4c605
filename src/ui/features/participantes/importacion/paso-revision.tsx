import { Box } from '@chakra-ui/react/box';
import { DetailList } from '@/ui/shared/detail-list';
import { Notice } from '@/ui/shared/notice';
import type { Tabla } from '../../shared/importacion/tabla';
import { useNombreSede } from '../use-nombre-sede';
import { BotonErrores } from './boton-errores';
import { CuentaFilas } from './cuenta-filas';
import { columnasEntendidas } from './en-palabras';
import { ListaAvisos } from './lista-avisos';
import { PrimerasFilas } from './primeras-filas';
import type { FilaRevisada } from './revisar-filas';

type PasoRevisionProps = { tabla: Tabla; filas: readonly FilaRevisada[] };

/** What would happen, before it does. */
export function PasoRevision({ tabla, filas }: PasoRevisionProps) {
  const malas = filas.filter(({ resultado }) => resultado === 'RECHAZADA');
  const repetidas = filas.filter(({ resultado }) => resultado === 'DUPLICADA');
  const nombreSede = useNombreSede();
  const buenas = filas.filter(({ resultado }) => resultado === 'CREADA');
  return (
    <Box display="flex" flexDirection="column" gap="5">
      <CuentaFilas filas={filas} buenas="Para crear" />
      {malas.length > 0 ? (
        <Notice
          tone="warning"
          title="Las filas con errores no se importan"
          action={<BotonErrores tabla={tabla} filas={malas} />}
        >
          Corríjalas en el archivo de errores e impórtelo después; las demás pueden entrar ahora.
        </Notice>
      ) : null}
      <PrimerasFilas filas={buenas} nombreSede={nombreSede} />
      <LoEntendido columnas={columnasEntendidas(buenas, nombreSede)} />
      <ListaAvisos titulo="Con errores" filas={malas} />
      <ListaAvisos titulo="Repetidas" filas={repetidas} />
      <ListaAvisos titulo="Con advertencias" filas={buenas.filter(({ avisos }) => avisos.length > 0)} />
    </Box>
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
