import { Box } from '@chakra-ui/react/box';
import { FileInput } from '@/ui/shared/file-input';
import { explicarError } from '../../shared/datos/explicar-error';
import type { Importacion } from './use-importacion';

export function PasoArchivo({
  importacion: { archivo, elegirArchivo, lectura },
}: {
  importacion: Importacion;
}) {
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <FileInput
        label="Archivo con los participantes"
        help="CSV o Excel (.xlsx), hasta 2.000 personas: una fila por persona, debajo de los títulos de las columnas."
        accept=".csv,.tsv,.txt,.xlsx"
        file={archivo}
        onChange={elegirArchivo}
        error={lectura.error ? explicarError(lectura.error).causa : undefined}
        disabled={lectura.isPending}
      />
      <p>Todavía no se guarda nada: primero verá qué se va a importar.</p>
    </Box>
  );
}
