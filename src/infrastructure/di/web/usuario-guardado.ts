import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { Almacen } from '@/application/shared/equipo.port';
import { leerVisitante } from '@/domain/sesion/visitante';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';

/** What no page can read as somebody signed in does not stay (specification §4), also for who only visits. */
const olvidarSesionRota = (almacen: Almacen): void => {
  const { authToken, currentUser } = CLAVES_LOCALES;
  if (leerVisitante(almacen.leer(currentUser))) return;
  almacen.quitar(authToken);
  almacen.quitar(currentUser);
};

/** Who is remembered in this browser as signed in, and a way to tell every reader of this page that it changed. */
export const crearUsuarioGuardado = (permanente: Almacen) => {
  olvidarSesionRota(permanente);
  const cambios = crearCambiosDeAlmacen(window);
  const oyentes = new Set<() => void>();
  const usuarioGuardado: ServiciosPublicos['usuarioGuardado'] = {
    leer: () => permanente.leer(CLAVES_LOCALES.currentUser),
    suscribir: (alCambiar) => {
      oyentes.add(alCambiar);
      const dejar = cambios.escuchar(alCambiar);
      return () => {
        oyentes.delete(alCambiar);
        dejar();
      };
    },
  };
  const avisar = () => {
    for (const oyente of oyentes) oyente();
  };
  return { usuarioGuardado, avisar };
};
