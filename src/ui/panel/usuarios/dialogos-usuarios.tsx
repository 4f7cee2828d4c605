import { Suspense } from 'react';
import { mismoId } from '@/domain/shared/id';
import type { Usuario } from '@/domain/usuarios/usuario';
import { lazy } from '@/ui/shared/lazy';
import type { MenuAction } from '@/ui/shared/menu-action';
import { DialogoCargando } from '../comun/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../comun/formulario/dialogo-sin-registro';
import type { AccionUsuario } from './acciones-usuario';
import type { BusquedaUsuarios } from './busqueda-usuarios';

const Detalle = lazy(() => import('./dialogos/detalle-usuario'));
const Formulario = lazy(() => import('./formulario/formulario-usuario'));
const CambiarCorreo = lazy(() => import('./dialogos/cambiar-correo'));
const ConfirmarCambio = lazy(() => import('./dialogos/confirmar-cambio'));
const EnviarRestablecimiento = lazy(() => import('./dialogos/enviar-restablecimiento'));
const ContrasenaProvisional = lazy(() => import('./dialogos/contrasena-provisional'));
const Eliminar = lazy(() => import('./dialogos/eliminar-usuario'));

export interface Pedido {
  accion: AccionUsuario;
  usuario: Usuario;
}

type DialogosUsuariosProps = {
  busqueda: BusquedaUsuarios;
  /** Undefined while the list has not come. */
  usuarios: readonly Usuario[] | undefined;
  pedido: Pedido | null;
  pedir: (accion: AccionUsuario, usuario: Usuario) => void;
  /** What may be done with that account, in its row and in its detail. */
  acciones: (usuario: Usuario) => MenuAction[];
  cerrar: { direccion: () => void; pedido: () => void };
};

/** The dialog the address asks for, or the action that was chosen in a menu. */
export function DialogosUsuarios({
  busqueda,
  usuarios,
  pedido,
  pedir,
  acciones,
  cerrar,
}: DialogosUsuariosProps) {
  const { nuevo, detalle } = busqueda;
  return (
    <>
      <Suspense
        fallback={<DialogoCargando titulo={nuevo ? 'Nuevo usuario' : 'Usuario'} onClose={cerrar.direccion} />}
      >
        {nuevo ? <Formulario onClose={cerrar.direccion} /> : null}
        {!nuevo && detalle !== undefined && usuarios ? (
          <DetalleDe
            usuario={usuarios.find(({ id }) => mismoId(id, detalle))}
            acciones={acciones}
            onClose={cerrar.direccion}
          />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {pedido ? (
          <Accion
            {...pedido}
            pedir={pedir}
            onClose={cerrar.pedido}
            onEliminado={() => {
              cerrar.pedido();
              if (detalle !== undefined) cerrar.direccion();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type DetalleDeProps = Pick<DialogosUsuariosProps, 'acciones'> & {
  usuario: Usuario | undefined;
  onClose: () => void;
};

function DetalleDe({ usuario, acciones, onClose }: DetalleDeProps) {
  if (usuario)
    return (
      <Detalle
        usuario={usuario}
        acciones={acciones(usuario).filter(({ id }) => id !== 'ver')}
        onClose={onClose}
      />
    );
  return (
    <DialogoSinRegistro
      titulo="Usuario"
      error={null}
      tituloError=""
      onRetry={() => undefined}
      retrying={false}
      onClose={onClose}
    />
  );
}

type AccionProps = Pedido &
  Pick<DialogosUsuariosProps, 'pedir'> & {
    onClose: () => void;
    /** Nothing is left of it to see. */
    onEliminado: () => void;
  };

function Accion({ accion, usuario, pedir, onClose, onEliminado }: AccionProps) {
  if (accion === 'eliminar')
    return <Eliminar usuario={usuario} onEliminado={onEliminado} onClose={onClose} />;
  if (accion === 'correo') return <CambiarCorreo usuario={usuario} onClose={onClose} />;
  if (accion === 'provisional') return <ContrasenaProvisional usuario={usuario} onClose={onClose} />;
  if (accion === 'restablecer') {
    return (
      <EnviarRestablecimiento
        usuario={usuario}
        onProvisional={() => pedir('provisional', usuario)}
        onClose={onClose}
      />
    );
  }
  return <ConfirmarCambio usuario={usuario} que={accion} onClose={onClose} />;
}
