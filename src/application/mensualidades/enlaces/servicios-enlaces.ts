import { cuentasInformadas, identidadDe } from '@/application/mensualidades/enlaces/cuentas-informadas';
import type { EnlacesDeCuenta } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import {
  type EnlaceCreado,
  type EnlaceDeCuenta,
  enlaceNuevo,
  exigirClaveDePagador,
  exigirQueMostrar,
  exigirSinRevocar,
} from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  enlaces: EnlacesDeCuenta;
  permisos: Permisos;
  reloj: Reloj;
}

/** Each throws PERMISO_DENEGADO; creating and taking back, also NO_ENCONTRADO and what their rule says. */
export const enlacesDeCuentaDe = ({ enlaces, permisos, reloj }: Dependencias) => ({
  listar: enlaces.listar,
  /** For the person of that `clave`, when there is something of which they may be told. */
  crear: async (clave: string, opciones?: OpcionesCreacion): Promise<EnlaceCreado> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirClaveDePagador(clave);
    return enlaces.crear(
      clave,
      (vista) => {
        const identidad = identidadDe(vista.gente);
        if (identidad === null) throw errorNoEncontrado('un pagador', clave);
        exigirQueMostrar(cuentasInformadas(vista));
        return enlaceNuevo(clave, identidad, reloj.ahora());
      },
      opciones,
    );
  },
  revocar: async (id: Id, opciones?: OpcionesCreacion): Promise<EnlaceDeCuenta> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, 'ID de enlace requerido');
    return enlaces.revocar(id, exigirSinRevocar, opciones);
  },
});
