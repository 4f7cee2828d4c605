import { lazy, Suspense } from 'react';
import { mismoId } from '@/domain/shared/id';
import type { Usuario } from '@/domain/usuarios/usuario';
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
  cerrar: { direccion: () => void; pedido: () => void };
};

/** The dialog the address asks for, or the action that was chosen in a menu. */
export function DialogosUsuarios({ busqueda, usuarios, pedido, pedir, cerrar }: DialogosUsuariosProps) {
  const { nuevo, detalle } = busqueda;
  return (
    <>
      <Suspense
        fallback={<DialogoCargando titulo={nuevo ? 'Nuevo usuario' : 'Usuario'} onClose={cerrar.direccion} />}
      >
        {nuevo ? <Formulario onClose={cerrar.direccion} /> : null}
        {!nuevo && detalle !== undefined && usuarios ? (
          <DetalleDe usuario={usuarios.find(({ id }) => mismoId(id, detalle))} onClose={cerrar.direccion} />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {pedido ? <Accion {...pedido} pedir={pedir} onClose={cerrar.pedido} /> : null}
      </Suspense>
    </>
  );
}

function DetalleDe({ usuario, onClose }: { usuario: Usuario | undefined; onClose: () => void }) {
  if (usuario) return <Detalle usuario={usuario} onClose={onClose} />;
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

type AccionProps = Pedido & Pick<DialogosUsuariosProps, 'pedir'> & { onClose: () => void };

function Accion({ accion, usuario, pedir, onClose }: AccionProps) {
  if (accion === 'eliminar') return <Eliminar usuario={usuario} onClose={onClose} />;
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
