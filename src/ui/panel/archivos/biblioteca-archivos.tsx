import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FolderPlus, Trash2, Upload } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { vistaPreviaDe } from '@/domain/archivos/tipo-de-contenido';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { IconButton } from '@/ui/shared/icon-button';
import { lazy } from '@/ui/shared/lazy';
import { toaster } from '@/ui/shared/toast-store';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { useDescarga } from '../comun/archivos/use-descarga';
import { avisarFalloAlEscribir } from '../comun/datos/avisar-error';
import { CausaError } from '../comun/datos/causa-error';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { useEsAdministrador } from '../comun/panel/use-es-administrador';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO, consultaCarpeta } from './archivos.queries';
import {
  accionesArchivo,
  columnasArchivos,
  FILA_ARCHIVO,
  type ManejadoresArchivo,
} from './columnas-archivos';
import type { DialogoArchivos } from './dialogos-archivos';
import { carpetaDeRuta, type Entrada } from './entrada';
import { MigasCarpeta } from './migas-carpeta';

/** Marks a folder as only for administrators, or takes the mark away. */
const useReserva = () => {
  const { archivos } = usePanel().servicios;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  return useMutation({
    mutationFn: ({ ruta, reservada }: Entrada) =>
      archivos().then((casos) => casos.reservarCarpeta(ruta, !reservada)),
    onSuccess: (_, { nombre, reservada }) =>
      toaster.success(
        reservada
          ? `${nombre}: la pueden ver todas las personas con cuenta`
          : `${nombre}: solo la ven los administradores`,
      ),
    onError: (error) => avisarFalloAlEscribir(error, 'Error al reservar carpeta'),
    onSettled: refrescar,
  });
};

const DialogosArchivos = lazy(() => import('./dialogos-archivos'));
const PapeleraArchivos = lazy(() => import('./papelera-archivos'));

type BibliotecaArchivosProps = {
  /** Folder that is open, under the library; '' is the library itself. */
  carpeta: string;
  /** Address of a folder. */
  direccionDe: (carpeta: string) => string;
  onCarpeta: (carpeta: string) => void;
  /** The bin is open instead of a folder. */
  papelera?: boolean;
  onPapelera?: () => void;
};

/** The stored files of the foundation, folder by folder, and what was taken out of them. */
export function BibliotecaArchivos({ papelera = false, ...props }: BibliotecaArchivosProps) {
  const esAdministrador = useEsAdministrador();
  return papelera && esAdministrador ? (
    <PapeleraArchivos direccionDe={props.direccionDe} />
  ) : (
    <Carpetas {...props} />
  );
}

function Carpetas({
  carpeta,
  direccionDe,
  onCarpeta,
  onPapelera,
}: Omit<BibliotecaArchivosProps, 'papelera'>) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const consulta = useQuery(consultaCarpeta(servicios, carpeta));
  const [dialogo, setDialogo] = useState<DialogoArchivos | null>(null);
  const [recibidas, setRecibidas] = useState<ReadonlySet<string>>(new Set());
  const descargar = useDescarga();
  const reservar = useReserva();
  /** The folder that received them opens; with several, the one they are in, where each shows. */
  const mostrar = (rutas: readonly string[]) => {
    const carpetas = [...new Set(rutas.map((ruta) => partirRuta(ruta).padre))];
    setRecibidas(new Set([...rutas, ...carpetas]));
    const [primera = ''] = carpetas;
    onCarpeta(carpetaDeRuta(carpetas.length === 1 ? primera : partirRuta(primera).padre));
  };
  const hacer: ManejadoresArchivo = {
    abrir: (entrada) => {
      if (!entrada.archivo) return onCarpeta(carpetaDeRuta(entrada.ruta));
      if (vistaPreviaDe(entrada.nombre)) return setDialogo({ tipo: 'ver', entrada });
      void descargar(entrada);
    },
    descargar: (entrada) => void descargar(entrada),
    reservar: (entrada) => reservar.mutate(entrada),
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
      <Box
        display="flex"
        flexWrap={{ md: 'wrap' }}
        alignItems="center"
        gap={{ base: '1', md: '3' }}
        marginBottom={{ base: '2', md: '4' }}
      >
        <Box flex="1 1 14rem" minWidth="0">
          <MigasCarpeta carpeta={carpeta} direccionDe={direccionDe} />
        </Box>
        {esAdministrador ? (
          <>
            {onPapelera ? <Accion label="Papelera" icon={<Trash2 />} onClick={onPapelera} /> : null}
            <Accion
              label="Nueva carpeta"
              icon={<FolderPlus />}
              onClick={() => setDialogo({ tipo: 'carpeta' })}
            />
            <Accion
              label="Subir archivos"
              icon={<Upload />}
              variant="solid"
              onClick={() => setDialogo({ tipo: 'subir' })}
            />
          </>
        ) : null}
      </Box>
      <DataTable
        caption="Archivos"
        columns={columnasArchivos(recibidas)}
        phone={FILA_ARCHIVO}
        rows={consulta.data ?? []}
        rowId={({ ruta }) => ruta}
        rowName={({ nombre }) => nombre}
        onOpen={hacer.abrir}
        rowActions={(entrada) => accionesArchivo(entrada, hacer, esAdministrador)}
        loading={consulta.isPending}
        refreshing={consulta.isFetching || reservar.isPending}
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
          <DialogosArchivos
            carpeta={carpeta}
            dialogo={dialogo}
            onClose={() => setDialogo(null)}
            onRecibidos={mostrar}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type AccionProps = Pick<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'variant' | 'onClick'>;

/** On a phone only its icon, beside the path: the list begins sooner. */
function Accion({ label, icon, variant = 'outline', onClick }: AccionProps) {
  const estrecha = useMediaQuery(MOBILE);
  return estrecha ? (
    <IconButton label={label} icon={icon} variant={variant} onClick={onClick} />
  ) : (
    <Button icon={icon} variant={variant} onClick={onClick}>
      {label}
    </Button>
  );
}
