import {
  AtSign,
  Eye,
  KeyRound,
  MailCheck,
  ShieldCheck,
  ShieldMinus,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import { ETIQUETA_ROL, type Rol } from '@/domain/shared/rol';
import type { EstadoUsuario } from '@/domain/usuarios/opciones-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { MenuAction } from '@/ui/shared/menu-action';
import type { Protecciones } from './protecciones';

export type AccionUsuario = 'correo' | 'rol' | 'restablecer' | 'provisional' | 'estado' | 'eliminar';

/** What the screen does when an action is chosen. */
export interface ManejadoresUsuario {
  ver: (usuario: Usuario) => void;
  pedir: (accion: AccionUsuario, usuario: Usuario) => void;
}

export const otroRol = ({ rol }: Usuario): Rol => (rol === 'CONSULTA' ? 'ADMINISTRADOR' : 'CONSULTA');
export const otroEstado = ({ estado }: Usuario): EstadoUsuario =>
  estado === 'ACTIVO' ? 'INACTIVO' : 'ACTIVO';

/** The menu of a row; what the rules do not allow stays in it with the reason. */
export const accionesUsuario = (
  usuario: Usuario,
  { ver, pedir }: ManejadoresUsuario,
  { alCambiar, alRestablecer, alPonerProvisional, alEliminar }: Protecciones,
): MenuAction[] => {
  const [rol, estado] = [otroRol(usuario), otroEstado(usuario)];
  return [
    { id: 'ver', label: 'Ver', icon: <Eye />, onSelect: () => ver(usuario) },
    {
      id: 'rol',
      label: `Cambiar a ${ETIQUETA_ROL[rol]}`,
      icon: rol === 'ADMINISTRADOR' ? <ShieldCheck /> : <ShieldMinus />,
      disabledReason: alCambiar(usuario, { rol }),
      onSelect: () => pedir('rol', usuario),
    },
    {
      id: 'correo',
      label: 'Cambiar correo',
      icon: <AtSign />,
      onSelect: () => pedir('correo', usuario),
    },
    {
      id: 'restablecer',
      label: 'Enviar restablecimiento',
      icon: <MailCheck />,
      disabledReason: alRestablecer(usuario),
      onSelect: () => pedir('restablecer', usuario),
    },
    {
      id: 'provisional',
      label: 'Nueva contraseña provisional',
      icon: <KeyRound />,
      disabledReason: alPonerProvisional(usuario),
      onSelect: () => pedir('provisional', usuario),
    },
    {
      id: 'estado',
      label: estado === 'INACTIVO' ? 'Desactivar' : 'Activar',
      icon: estado === 'INACTIVO' ? <UserX /> : <UserCheck />,
      disabledReason: alCambiar(usuario, { estado }),
      onSelect: () => pedir('estado', usuario),
    },
    {
      id: 'eliminar',
      label: 'Eliminar',
      icon: <Trash2 />,
      tone: 'danger',
      separated: true,
      disabledReason: alEliminar(usuario),
      onSelect: () => pedir('eliminar', usuario),
    },
  ];
};
