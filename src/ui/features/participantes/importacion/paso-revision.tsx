import { Box } from '@chakra-ui/react/box';
import { Notice } from '@/ui/shared/notice';
import type { Tabla } from '../../shared/importacion/leer-tabla';
import { BotonErrores } from './boton-errores';
import { CuentaFilas } from './cuenta-filas';
import { ListaAvisos } from './lista-avisos';
import { PrimerasFilas } from './primeras-filas';
import type { FilaRevisada } from './revisar-filas';

type PasoRevisionProps = { tabla: Tabla; filas: readonly FilaRevisada[] };

/** What would happen, before it does. */
export function PasoRevision({ tabla, filas }: PasoRevisionProps) {
  const malas = filas.filter(({ resultado }) => resultado === 'RECHAZADA');
  const repetidas = filas.filter(({ resultado }) => resultado === 'DUPLICADA');
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
      <PrimerasFilas filas={buenas} />
      <ListaAvisos titulo="Con errores" filas={malas} />
      <ListaAvisos titulo="Repetidas" filas={repetidas} />
      <ListaAvisos titulo="Con advertencias" filas={buenas.filter(({ avisos }) => avisos.length > 0)} />
    </Box>
  );
}
