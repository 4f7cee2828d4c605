import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import {
  aplicarAlBorrador,
  exigirVersion,
  publicarBorrador,
  validarCambiosBorrador,
  validarPublicar,
  volverAVersion,
} from '@/domain/sitio/reglas-sitio';
import type { Sitio, VersionDelSitio } from '@/domain/sitio/sitio-guardado';

interface Dependencias {
  sitio: SitioRepository;
  permisos: Permisos;
}

/** Throws PERMISO_DENEGADO, VALIDACION, VERSION_OBSOLETA. */
const guardarBorrador =
  ({ sitio, permisos }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Sitio> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const cambios = validarCambiosBorrador(entrada);
    return sitio.guardarBorrador(
      cambios,
      (actual) => {
        exigirVersion(actual, cambios.version);
        return aplicarAlBorrador(actual, cambios);
      },
      opciones,
    );
  };

/** `entrada` is `{ version }`. Throws PERMISO_DENEGADO, VALIDACION, VERSION_OBSOLETA, CONFLICTO. */
const publicar =
  ({ sitio, permisos }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Sitio> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { version } = validarPublicar(entrada);
    return sitio.publicar(
      version,
      (actual) => {
        exigirVersion(actual, version);
        return publicarBorrador(actual);
      },
      opciones,
    );
  };

/** `entrada` is `{ version }`. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, VERSION_OBSOLETA, CONFLICTO. */
const volver =
  ({ sitio, permisos }: Dependencias) =>
  async (numero: number, entrada: unknown, opciones?: OpcionesCreacion): Promise<Sitio> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { version } = validarPublicar(entrada);
    return sitio.volver(
      numero,
      version,
      (actual, contenido) => {
        exigirVersion(actual, version);
        return volverAVersion(actual, numero, contenido);
      },
      opciones,
    );
  };

/** What the panel and a request may ask of the public site. All but `publico` throws PERMISO_DENEGADO. */
export const sitioDe = (puertos: Dependencias) => {
  const { sitio, permisos } = puertos;
  return {
    obtener: async (): Promise<Sitio | null> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return sitio.obtener();
    },
    versiones: async (): Promise<readonly VersionDelSitio[] | null> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return sitio.versiones();
    },
    publico: sitio.publico,
    guardarBorrador: guardarBorrador(puertos),
    publicar: publicar(puertos),
    volver: volver(puertos),
  };
};
