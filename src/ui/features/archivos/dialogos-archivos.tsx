import { partirExtension } from '@/domain/archivos/extension';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { UploadDialog } from '@/ui/shared/upload-dialog';
import { usePanel } from '../shared/panel/use-panel';
import { DialogoConflicto } from './dialogo-conflicto';
import { DialogoNombre } from './dialogo-nombre';
import { EliminarEntrada } from './eliminar-entrada';
import { type Entrada, rutaDeCarpeta } from './entrada';
import { useSubida } from './use-subida';
import { VistaPreviaArchivo } from './vista-previa-archivo';

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
  const { archivos } = usePanel().servicios;
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
        guardar={(nombre) => archivos.crearCarpeta(nombre, rutaDeCarpeta(carpeta))}
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
        entrada.archivo
          ? archivos.renombrarArchivo(nombre, nuevo, padre)
          : archivos.renombrarCarpeta(nombre, nuevo, padre)
      }
      avisoHecho={(nuevo) => `Ahora se llama ${nuevo}`}
      onClose={onClose}
    />
  );
}
