import { Box } from '@chakra-ui/react/box';
import { ETIQUETA_ROL, type Rol } from '@/domain/shared/rol';
import { type EstadoUsuario, ETIQUETA_ESTADO_USUARIO, type Usuario } from '@/domain/usuarios/usuario';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { describirCon } from '../../shared/datos/describir-cambio';
import { EditadoPor } from '../../shared/datos/editado-por';
import { HistorialCambios } from '../../shared/datos/historial-cambios';
import { EstadoUsuarioTag } from '../estado-usuario-tag';
import { RolTag } from '../rol-tag';
import { UltimoAcceso } from '../ultimo-acceso';
import { VigenciaContrasena } from '../vigencia-contrasena';

const ETIQUETAS: Readonly<Record<string, string>> = {
  email: 'Correo electrónico',
  rol: 'Rol',
  estado: 'Estado',
  displayName: 'Nombre',
};

const enPalabras = (campo: string, valor: unknown): string => {
  if (valor === null || valor === undefined) return 'Sin dato';
  if (campo === 'rol') return ETIQUETA_ROL[valor as Rol] ?? String(valor);
  if (campo === 'estado') return ETIQUETA_ESTADO_USUARIO[valor as EstadoUsuario] ?? String(valor);
  return String(valor);
};

const describirCambio = describirCon(ETIQUETAS, enPalabras);

export default function DetalleUsuario({ usuario, onClose }: { usuario: Usuario; onClose: () => void }) {
  return (
    <DetailDialog
      open
      onClose={onClose}
      size="md"
      title={usuario.email}
      items={[
        { label: 'Nombre', value: usuario.displayName },
        { label: 'Rol', value: <RolTag rol={usuario.rol} /> },
        { label: 'Estado', value: <EstadoUsuarioTag estado={usuario.estado} /> },
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
