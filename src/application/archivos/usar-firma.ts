import type { ArchivoAbierto, Contenido } from '@/application/archivos/bodega-archivos.port';
import type { Custodia } from '@/application/archivos/custodiar-archivos';
import type { Firmas, FirmasUsadas } from '@/application/archivos/firmas.port';
import { limitarTamano } from '@/application/archivos/limitar-tamano';
import type { Reloj } from '@/application/shared/reloj.port';
import { errorFirma } from '@/domain/archivos/errores-archivos';
import {
  type MetodoFirmado,
  type PermisoFirmado,
  tipoBase,
  VIGENCIA_FIRMA_MS,
} from '@/domain/archivos/permiso-firmado';
import { revisarTamano } from '@/domain/archivos/reglas-archivo';
import { partirRuta, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';

interface Dependencias {
  firmas: Pick<Firmas, 'leer'>;
  usadas: FirmasUsadas;
  /** Of whoever asked for the address, from where they use it. */
  custodia: (
    quien: Pick<PermisoFirmado, 'usuario' | 'rol'>,
    origen: string | null,
  ) => Pick<Custodia, 'recibir' | 'abrir' | 'eliminar'>;
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
export const usarFirma = ({ firmas, usadas, custodia, reloj }: Dependencias) => {
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
    /** Answers where it was left. Throws DUPLICADO, and DEMASIADO_GRANDE; then nothing of it stays. */
    recibir: async (
      consulta: Consulta,
      { tipo, tamanoDeclarado, contenido }: Subida,
      origen: string | null,
    ): Promise<{ ruta: string; pedida: string }> => {
      const permiso = await leer(consulta, 'PUT');
      if (tipoBase(tipo) !== permiso.tipo) throw errorFirma();
      await gastar(permiso);
      revisarTamano({ size: tamanoDeclarado ?? 0 });
      const { clave, siExiste, maximo } = permiso;
      const limitado = limitarTamano(contenido, maximo);
      return { ruta: await custodia(permiso, origen).recibir(clave, siExiste, limitado), pedida: clave };
    },
    /** Throws NO_ENCONTRADO, also when the folder was reserved since. */
    entregar: async (
      consulta: Consulta,
      origen: string | null,
    ): Promise<ArchivoAbierto & { nombre: string }> => {
      const permiso = await leer(consulta, 'GET');
      await gastar(permiso);
      const abierto = await custodia(permiso, origen).abrir(permiso.clave);
      return { ...abierto, nombre: partirRuta(permiso.clave).nombre };
    },
    /** To the bin. Throws NO_ENCONTRADO. */
    borrar: async (consulta: Consulta, origen: string | null): Promise<void> => {
      const permiso = await leer(consulta, 'DELETE');
      await gastar(permiso);
      await custodia(permiso, origen).eliminar(permiso.clave);
    },
  };
};
