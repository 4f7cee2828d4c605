import { Box } from '@chakra-ui/react/box';
import { Notice } from '@/ui/shared/notice';
import type { Tabla } from '../../shared/importacion/tabla';
import { BotonErrores } from './boton-errores';
import { CuentaFilas } from './cuenta-filas';
import { ListaAvisos } from './lista-avisos';
import type { FilaRevisada } from './revisar-filas';

type PasoResultadoProps = { tabla: Tabla; filas: readonly FilaRevisada[] };

export function PasoResultado({ tabla, filas }: PasoResultadoProps) {
  const malas = filas.filter(({ resultado }) => resultado === 'RECHAZADA');
  const repetidas = filas.filter(({ resultado }) => resultado === 'DUPLICADA');
  return (
    <Box display="flex" flexDirection="column" gap="5">
      {malas.length === 0 ? (
        <Notice tone="success" role="status" title="La importación terminó">
          Se atendieron todas las filas del archivo.
        </Notice>
      ) : (
        <Notice
          tone="warning"
          role="status"
          title="La importación terminó con filas por corregir"
          action={<BotonErrores tabla={tabla} filas={malas} />}
        >
          Descargue el archivo de errores, corrija lo que dice su última columna e impórtelo de nuevo.
        </Notice>
      )}
      <CuentaFilas filas={filas} buenas="Creadas" />
      <ListaAvisos titulo="Con errores" filas={malas} />
      <ListaAvisos titulo="Repetidas, no se crearon" filas={repetidas} />
    </Box>
  );
}
