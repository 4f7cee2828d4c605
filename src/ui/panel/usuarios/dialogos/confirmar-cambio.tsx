import { orden } from '@/application/servicios/orden';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import type { CambiosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { otroEstado, otroRol } from '../acciones-usuario';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';

interface Cambio {
  cambios: CambiosUsuario;
  titulo: string;
  texto: string;
  boton: string;
  hecho: string;
}

const deRol = (usuario: Usuario): Cambio => {
  const rol = otroRol(usuario);
  const sube = rol === 'ADMINISTRADOR';
  return {
    cambios: { rol },
    titulo: `¿Cambiar a ${ETIQUETA_ROL[rol]}?`,
    texto: `${
      sube
        ? `${usuario.email} podrá crear, cambiar y eliminar registros, ver la información reservada y administrar usuarios.`
        : `${usuario.email} solo podrá ver e imprimir: dejará de crear, cambiar y eliminar registros. Si trabaja sin red, lo que le falte por enviar desde su equipo no se recibirá: pídale antes que lo envíe.`
    } Saldrá de donde tenga la sesión abierta y tendrá que ingresar de nuevo.`,
    boton: 'Cambiar rol',
    hecho: `${usuario.email} ahora tiene el rol ${ETIQUETA_ROL[rol]}`,
  };
};

const deEstado = (usuario: Usuario): Cambio => {
  const estado = otroEstado(usuario);
  return estado === 'INACTIVO'
    ? {
        cambios: { estado },
        titulo: '¿Desactivar esta cuenta?',
        texto: `${usuario.email} saldrá de donde tenga la sesión abierta y no podrá ingresar hasta que la active de nuevo. Si trabaja sin red, lo que le falte por enviar desde su equipo espera allí, cerrado, hasta entonces.`,
        boton: 'Desactivar',
        hecho: `${usuario.email}: cuenta desactivada`,
      }
    : {
        cambios: { estado },
        titulo: '¿Activar esta cuenta?',
        texto: `${usuario.email} podrá ingresar otra vez con su contraseña.`,
        boton: 'Activar',
        hecho: `${usuario.email}: cuenta activada`,
      };
};

type ConfirmarCambioProps = { usuario: Usuario; que: 'rol' | 'estado'; onClose: () => void };

/** What somebody may do is never changed by one click: the dialog says what it means first. */
export default function ConfirmarCambio({ usuario, que, onClose }: ConfirmarCambioProps) {
  const refrescar = useRefrescar(AFECTADAS_POR_USUARIO);
  const { cambios, titulo, texto, boton, hecho } = que === 'rol' ? deRol(usuario) : deEstado(usuario);
  const guardado = useEscritura<void, Usuario>({
    nombre: `usuario ${que}:${usuario.id}`,
    que: () => `${boton}: ${usuario.email}`,
    hacer: () => orden('usuarios', 'actualizar', usuario.id, { ...cambios, version: usuario.version }),
    alHacer: () => {
      toaster.success(hecho);
      void refrescar();
      onClose();
    },
    alDudar: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone={cambios.estado === 'INACTIVO' ? 'danger' : 'neutral'}
      title={titulo}
      confirmLabel={boton}
      busy={guardado.guardando}
      busyText="Guardando..."
      onConfirm={() => guardado.enviar()}
      onClose={onClose}
    >
      <CajaError error={guardado.error} titulo={mensajeErrorEscritura('actualizar', 'usuario')} />
      <p>{texto}</p>
    </ConfirmDialog>
  );
}
