import { Box } from '@chakra-ui/react/box';
import type { CambioRegistrado } from '@/domain/actividad/actividad';
import { type Campos, etiquetasDe } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { formatearInstante } from '@/domain/shared/fechas';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';
import { provisionalVencida } from '@/domain/usuarios/contrasena-provisional';
import type { Usuario } from '@/domain/usuarios/usuario';
import { describirCon } from '@/ui/panel/comun/datos/describir-cambio';
import { EditadoPor } from '@/ui/panel/comun/datos/editado-por';
import { HistorialCambios } from '@/ui/panel/comun/datos/historial-cambios';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import type { MenuAction } from '@/ui/shared/menu-action';
import { MoreActions } from '@/ui/shared/more-actions';
import { EstadoUsuarioTag } from '../estado-usuario-tag';
import { RolTag } from '../rol-tag';
import { UltimoAcceso } from '../ultimo-acceso';

/** Whether the person has chosen their password and, if not, until when the one they were given works. */
function VigenciaContrasena({ hasta }: { hasta: string | null }) {
  const { servicios } = usePanel();
  if (hasta === null) return 'Elegida por la persona';
  return provisionalVencida(hasta, servicios.reloj.ahora())
    ? `Provisional, vencida el ${formatearInstante(hasta)}: cree otra`
    : `Provisional hasta el ${formatearInstante(hasta)}`;
}

/** A photo is no words: its changes are not told here. */
const { photoURL: _foto, ...E } = etiquetasDe(CAMPOS_USUARIO);

const describirCampo = describirCon(E, (campo, valor) =>
  enPalabras((CAMPOS_USUARIO as Campos)[campo], valor),
);

/** Of a password it is only known that it was changed. */
const describirCambio = (cambio: CambioRegistrado) =>
  cambio.campo === 'contrasena'
    ? { etiqueta: 'Contraseña', antes: 'la anterior', despues: 'otra' }
    : describirCampo(cambio);

type DetalleUsuarioProps = {
  usuario: Usuario;
  /** Those of its row, but for the one that opened this. */
  acciones: readonly MenuAction[];
  onClose: () => void;
};

export default function DetalleUsuario({ usuario, acciones, onClose }: DetalleUsuarioProps) {
  return (
    <DetailDialog
      open
      onClose={onClose}
      size="md"
      title={usuario.email}
      actions={<MoreActions actions={acciones} />}
      items={[
        { label: E.displayName, value: usuario.displayName },
        { label: E.rol, value: <RolTag rol={usuario.rol} /> },
        { label: E.estado, value: <EstadoUsuarioTag estado={usuario.estado} /> },
        { label: 'Contraseña', value: <VigenciaContrasena hasta={usuario.provisional_hasta} /> },
        { label: 'Último acceso', value: <UltimoAcceso instante={usuario.ultimo_acceso} /> },
      ]}
    >
      <HistorialCambios entidad="usuario" id={usuario.id} describirCambio={describirCambio} />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...usuario} />
      </Box>
    </DetailDialog>
  );
}
