import type { BitacoraArchivos } from '@/application/archivos/bitacora-archivos.port';
import type { ArchivoAbierto, BodegaArchivos, Contenido } from '@/application/archivos/bodega-archivos.port';
import type { Firmas, FirmasUsadas } from '@/application/archivos/firmas.port';
import { limitarTamano } from '@/application/archivos/limitar-tamano';
import type { Reloj } from '@/application/shared/reloj.port';
import { errorFirma, errorSinArchivo } from '@/domain/archivos/errores-archivos';
import {
  type MetodoFirmado,
  type PermisoFirmado,
  tipoBase,
  VIGENCIA_FIRMA_MS,
} from '@/domain/archivos/permiso-firmado';
import { revisarTamano } from '@/domain/archivos/reglas-archivo';
import { partirRuta, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  bodega: Pick<BodegaArchivos, 'guardar' | 'abrir' | 'eliminar'>;
  firmas: Pick<Firmas, 'leer'>;
  usadas: FirmasUsadas;
  /** Of whoever asked for the address, from where they use it. */
  bitacora: (usuario: Id, origen: string | null) => BitacoraArchivos;
  reloj: Reloj;
}

type Consulta = Readonly<Record<string, unknown>>;

export interface Subida {
  tipo: string;
  /** What the caller says it will send; `null` when it does not say. */
  tamanoDeclarado: number | null;
  contenido: Contenido;
}

/** The calls on a signed address: the signature is the permission. All throw PERMISO_DENEGADO. */
export const usarFirma = ({ bodega, firmas, usadas, bitacora, reloj }: Dependencias) => {
  const leer = async (consulta: Consulta, metodo: MetodoFirmado): Promise<PermisoFirmado> => {
    const permiso = await firmas.leer(consulta);
    const resta = permiso.expira - reloj.ahora().getTime();
    if (permiso.metodo !== metodo || resta <= 0 || resta > VIGENCIA_FIRMA_MS) throw errorFirma();
    return { ...permiso, clave: validarRutaDeAlgo(permiso.clave) };
  };
  const gastar = async ({ unico, expira }: PermisoFirmado): Promise<void> => {
    if (!(await usadas.usar(unico, new Date(expira)))) throw errorFirma();
  };
  return {
    /** Throws DEMASIADO_GRANDE; then nothing of it stays. */
    recibir: async (
      consulta: Consulta,
      { tipo, tamanoDeclarado, contenido }: Subida,
      origen: string | null,
    ): Promise<void> => {
      const permiso = await leer(consulta, 'PUT');
      if (tipoBase(tipo) !== permiso.tipo) throw errorFirma();
      await gastar(permiso);
      revisarTamano({ size: tamanoDeclarado ?? 0 });
      await bodega.guardar(permiso.clave, limitarTamano(contenido, permiso.maximo));
      const suceso = { clase: 'archivo', antes: null, despues: permiso.clave } as const;
      await bitacora(permiso.usuario, origen).anotar(suceso);
    },
    /** Throws NO_ENCONTRADO. */
    entregar: async (consulta: Consulta): Promise<ArchivoAbierto & { nombre: string }> => {
      const permiso = await leer(consulta, 'GET');
      await gastar(permiso);
      const abierto = await bodega.abrir(permiso.clave);
      if (!abierto) throw errorSinArchivo();
      return { ...abierto, nombre: partirRuta(permiso.clave).nombre };
    },
    /** Throws NO_ENCONTRADO. */
    borrar: async (consulta: Consulta, origen: string | null): Promise<void> => {
      const permiso = await leer(consulta, 'DELETE');
      await gastar(permiso);
      await bodega.eliminar(permiso.clave);
      const suceso = { clase: 'archivo', antes: permiso.clave, despues: null } as const;
      await bitacora(permiso.usuario, origen).anotar(suceso);
    },
  };
};
