import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Firmas } from '@/application/archivos/firmas.port';
import type { GeneradorIds } from '@/application/shared/generador-ids.port';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { errorSinArchivo } from '@/domain/archivos/errores-archivos';
import { type PermisoFirmado, tipoBase, VIGENCIA_FIRMA_MS } from '@/domain/archivos/permiso-firmado';
import { validarHijo, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  bodega: Pick<BodegaArchivos, 'existe'>;
  firmas: Pick<Firmas, 'firmar'>;
  permisos: Permisos;
  reloj: Reloj;
  ids: GeneradorIds;
  usuario: Id;
}

/** Signed addresses for one person; each answers the query of the address. Throw VALIDACION, NO_ENCONTRADO. */
export const firmarArchivos = ({ bodega, firmas, permisos, reloj, ids, usuario }: Dependencias) => {
  const firmar = (permiso: Pick<PermisoFirmado, 'metodo' | 'clave'> & Partial<PermisoFirmado>) =>
    firmas.firmar({
      maximo: 0,
      tipo: '',
      ...permiso,
      usuario,
      expira: reloj.ahora().getTime() + VIGENCIA_FIRMA_MS,
      unico: ids.nuevo(),
    });
  const exigirArchivo = async (ruta: string): Promise<string> => {
    const clave = validarRutaDeAlgo(ruta);
    if (!(await bodega.existe(clave))) throw errorSinArchivo();
    return clave;
  };
  return {
    /** Throws PERMISO_DENEGADO. */
    subida: async (ruta: string, nombre: string, tipo: string): Promise<string> => {
      await exigirPermisoArchivos(permisos);
      const clave = validarHijo(ruta, nombre);
      return firmar({ metodo: 'PUT', clave, tipo: tipoBase(tipo), maximo: ARCHIVO_MAXIMO_BYTES });
    },
    /** Throws PERMISO_DENEGADO. */
    eliminacion: async (ruta: string): Promise<string> => {
      await exigirPermisoArchivos(permisos);
      return firmar({ metodo: 'DELETE', clave: await exigirArchivo(ruta) });
    },
    descarga: async (ruta: string): Promise<string> =>
      firmar({ metodo: 'GET', clave: await exigirArchivo(ruta) }),
  };
};
