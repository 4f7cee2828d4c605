import { Box } from '@chakra-ui/react/box';
import { orden } from '@/application/servicios/orden';
import { partirExtension } from '@/domain/archivos/nombre-archivo';
import { DIAS_EN_PAPELERA } from '@/domain/archivos/papelera';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { recuperarFoco } from '@/ui/panel/comun/datos/recuperar-foco';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { UploadDialog } from '@/ui/shared/upload-dialog';
import { VistaPreviaArchivo } from '../comun/archivos/vista-previa-archivo';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';
import { DialogoConflicto } from './dialogo-conflicto';
import { DialogoNombre } from './dialogo-nombre';
import { type Entrada, rutaDeCarpeta } from './entrada';
import { useSubida } from './use-subida';

/** To the bin. A folder goes with all that is in it, so its name has to be typed. */
function EliminarEntrada({ entrada, onClose }: { entrada: Entrada; onClose: () => void }) {
  const { nombre, ruta, archivo } = entrada;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const borrado = useEscritura<void, void>({
    nombre: `eliminar archivo:${ruta}`,
    que: () => `Eliminar ${nombre}`,
    hacer: () => orden('archivos', archivo ? 'eliminar' : 'eliminarCarpeta', ruta),
    alDudar: onClose,
    alHacer: () => {
      toaster.success(archivo ? `${nombre}: archivo eliminado` : `${nombre}: carpeta eliminada`);
      onClose();
      void refrescar().then(recuperarFoco);
    },
  });
  return (
    <ConfirmDialog
      open
      title={archivo ? 'Eliminar archivo' : 'Eliminar carpeta'}
      confirmLabel="Eliminar"
      busyText="Eliminando..."
      busy={borrado.guardando}
      confirmText={archivo ? undefined : nombre}
      onConfirm={() => borrado.enviar()}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="3" css={{ overflowWrap: 'anywhere' }}>
        <CajaError
          error={borrado.error}
          titulo={archivo ? MENSAJES_OPERACION.eliminarArchivo : MENSAJES_OPERACION.eliminarCarpeta}
        />
        <p>
          {archivo
            ? `«${nombre}» pasa a la papelera.`
            : `La carpeta «${nombre}» pasa a la papelera, con todos los archivos y carpetas que tiene.`}{' '}
          {`Se puede restaurar durante ${DIAS_EN_PAPELERA} días.`}
        </p>
      </Box>
    </ConfirmDialog>
  );
}

export type DialogoArchivos =
  | { tipo: 'subir' }
  | { tipo: 'carpeta' }
  | { tipo: 'renombrar'; entrada: Entrada }
  | { tipo: 'eliminar'; entrada: Entrada }
  | { tipo: 'ver'; entrada: Entrada };

type DialogosArchivosProps = {
  carpeta: string;
  dialogo: DialogoArchivos;
  onClose: () => void;
  onRecibidos: (rutas: readonly string[]) => void;
};

export default function DialogosArchivos({ carpeta, dialogo, onClose, onRecibidos }: DialogosArchivosProps) {
  const { subida, conflicto } = useSubida(carpeta, { onClose, onRecibidos });
  if (dialogo.tipo === 'subir') {
    return (
      <>
        <UploadDialog open maxBytes={ARCHIVO_MAXIMO_BYTES} {...subida} />
        {conflicto ? <DialogoConflicto key={conflicto.nombre} {...conflicto} /> : null}
      </>
    );
  }
  if (dialogo.tipo === 'carpeta') {
    return (
      <DialogoNombre
        titulo="Nueva carpeta"
        borrador="carpeta:nueva"
        tituloError={MENSAJES_OPERACION.crearCarpeta}
        guardar={(nombre) => orden('archivos', 'crearCarpeta', nombre, rutaDeCarpeta(carpeta))}
        avisoHecho={(nombre) => `${nombre}: carpeta creada`}
        onClose={onClose}
      />
    );
  }
  const { entrada } = dialogo;
  if (dialogo.tipo === 'ver') return <VistaPreviaArchivo entrada={entrada} onClose={onClose} />;
  if (dialogo.tipo === 'eliminar') return <EliminarEntrada entrada={entrada} onClose={onClose} />;
  const { padre, nombre } = partirRuta(entrada.ruta);
  const { base, extension } = entrada.archivo ? partirExtension(nombre) : { base: nombre, extension: '' };
  return (
    <DialogoNombre
      titulo={entrada.archivo ? 'Cambiar nombre del archivo' : 'Cambiar nombre de la carpeta'}
      inicial={base}
      extension={extension}
      borrador={null}
      tituloError={entrada.archivo ? 'Error al renombrar archivo' : MENSAJES_OPERACION.renombrarCarpeta}
      guardar={(nuevo) =>
        orden('archivos', entrada.archivo ? 'renombrarArchivo' : 'renombrarCarpeta', nombre, nuevo, padre)
      }
      avisoHecho={(nuevo) => `Ahora se llama ${nuevo}`}
      onClose={onClose}
    />
  );
}
