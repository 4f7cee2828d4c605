import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { FolderPlus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RAIZ_BIBLIOTECA } from '@/domain/archivos/organizacion';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { CausaError } from '../shared/datos/causa-error';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import { usePanel } from '../shared/panel/use-panel';
import { accionesArchivo, type ManejadoresArchivo } from './acciones-archivo';
import { consultaCarpeta } from './archivos.queries';
import { COLUMNAS_ARCHIVOS } from './columnas-archivos';
import type { DialogoArchivos } from './dialogos-archivos';
import { MigasCarpeta } from './migas-carpeta';
import { useDescarga } from './use-descarga';

const DialogosArchivos = lazy(() => import('./dialogos-archivos'));

type BibliotecaArchivosProps = {
  /** Folder that is open, under the library; '' is the library itself. */
  carpeta: string;
  /** Address of a folder. */
  direccionDe: (carpeta: string) => string;
  onCarpeta: (carpeta: string) => void;
};

/** The stored files of the foundation, folder by folder. */
export function BibliotecaArchivos({ carpeta, direccionDe, onCarpeta }: BibliotecaArchivosProps) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const consulta = useQuery(consultaCarpeta(servicios, carpeta));
  const [dialogo, setDialogo] = useState<DialogoArchivos | null>(null);
  const descargar = useDescarga();
  const hacer: ManejadoresArchivo = {
    abrir: (entrada) =>
      entrada.archivo ? void descargar(entrada) : onCarpeta(entrada.ruta.slice(RAIZ_BIBLIOTECA.length + 1)),
    renombrar: (entrada) => setDialogo({ tipo: 'renombrar', entrada }),
    eliminar: (entrada) => setDialogo({ tipo: 'eliminar', entrada }),
  };
  const subir = (
    <Button variant="solid" icon={<Upload />} onClick={() => setDialogo({ tipo: 'subir' })}>
      Subir archivos
    </Button>
  );
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="4">
        <Box flex="1 1 14rem" minWidth="0">
          <MigasCarpeta carpeta={carpeta} direccionDe={direccionDe} />
        </Box>
        {esAdministrador ? (
          <>
            <Button icon={<FolderPlus />} onClick={() => setDialogo({ tipo: 'carpeta' })}>
              Nueva carpeta
            </Button>
            {subir}
          </>
        ) : null}
      </Box>
      <DataTable
        caption="Archivos"
        columns={COLUMNAS_ARCHIVOS}
        rows={consulta.data ?? []}
        rowId={({ ruta }) => ruta}
        rowName={({ nombre }) => nombre}
        onOpen={hacer.abrir}
        rowActions={(entrada) => accionesArchivo(entrada, hacer, esAdministrador)}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? MENSAJES_OPERACION.listarArchivos : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          description: 'Los archivos que se suban quedan ordenados en carpetas, según su tipo.',
          action: esAdministrador ? subir : null,
        }}
      />
      <Suspense fallback={null}>
        {dialogo ? (
          <DialogosArchivos carpeta={carpeta} dialogo={dialogo} onClose={() => setDialogo(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
