import type { Custodia } from '@/application/archivos/custodiar-archivos';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Firmantes, Firmas } from '@/application/archivos/firmas.port';
import type { GeneradorIds, Reloj } from '@/application/shared/equipo.port';
import type { Permisos } from '@/application/shared/permisos.port';
import type { SiExiste } from '@/domain/archivos/nombre-archivo';
import { type PermisoFirmado, tipoBase, VIGENCIA_FIRMA_MS } from '@/domain/archivos/permiso-firmado';
import { validarHijo, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

interface Dependencias {
  custodia: Pick<Custodia, 'exigirArchivo' | 'exigirEliminable' | 'exigirQueQuepa'>;
  firmas: Pick<Firmas, 'firmar'>;
  firmantes: Firmantes;
  permisos: Permisos;
  reloj: Reloj;
  ids: GeneradorIds;
  usuario: Id;
  rol: Rol;
}

/**
 * Signed addresses for one person; each answers the query of the address. Throw VALIDACION, NO_ENCONTRADO, and
 * PERMISO_DENEGADO when their account stopped being active meanwhile.
 */
export const firmarArchivos = (dependencias: Dependencias) => {
  const { custodia, firmas, firmantes, permisos, reloj, ids, usuario, rol } = dependencias;
  const firmar = async (permiso: Pick<PermisoFirmado, 'metodo' | 'clave'> & Partial<PermisoFirmado>) => {
    const credencial = await firmantes.credencial(usuario);
    if (credencial === null) throw errorPermisoDenegado();
    return firmas.firmar({
      maximo: 0,
      tipo: '',
      siExiste: '',
      ...permiso,
      usuario,
      rol,
      credencial,
      expira: reloj.ahora().getTime() + VIGENCIA_FIRMA_MS,
      unico: ids.nuevo(),
    });
  };
  const exigirArchivo = async (ruta: string): Promise<string> => {
    const clave = validarRutaDeAlgo(ruta);
    await custodia.exigirArchivo(clave);
    return clave;
  };
  return {
    /**
     * Throws PERMISO_DENEGADO, DUPLICADO when the name is taken and `siExiste` does not say what to do, and CONFLICTO when it
     * would replace a signed paper of somebody.
     */
    subida: async (
      ruta: string,
      nombre: string,
      tipo: string,
      siExiste: SiExiste | '' = '',
    ): Promise<string> => {
      await exigirPermisoArchivos(permisos);
      const clave = validarHijo(ruta, nombre);
      await custodia.exigirQueQuepa(clave, siExiste);
      return firmar({ metodo: 'PUT', clave, tipo: tipoBase(tipo), maximo: ARCHIVO_MAXIMO_BYTES, siExiste });
    },
    /** Throws PERMISO_DENEGADO, and CONFLICTO for a signed paper of somebody. */
    eliminacion: async (ruta: string): Promise<string> => {
      await exigirPermisoArchivos(permisos);
      const clave = await exigirArchivo(ruta);
      await custodia.exigirEliminable(clave);
      return firmar({ metodo: 'DELETE', clave });
    },
    descarga: async (ruta: string): Promise<string> =>
      firmar({ metodo: 'GET', clave: await exigirArchivo(ruta) }),
  };
};
