import type { ArchivoAbierto, Contenido } from '@/application/archivos/bodega-archivos.port';
import type { Custodia } from '@/application/archivos/custodiar-archivos';
import type { Firmantes, Firmas, FirmasUsadas } from '@/application/archivos/firmas.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { errorFirma } from '@/domain/archivos/errores-archivos';
import {
  type MetodoFirmado,
  type PermisoFirmado,
  tipoBase,
  VIGENCIA_FIRMA_MS,
} from '@/domain/archivos/permiso-firmado';
import { MENSAJE_ARCHIVO_GRANDE, revisarTamano } from '@/domain/archivos/reglas-archivo';
import { partirRuta, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';

/** The same bytes, counted as they really arrive: fails with DEMASIADO_GRANDE at the first one past `maximo`. */
async function* limitarTamano(contenido: Contenido, maximo: number): AsyncGenerator<Uint8Array> {
  let recibidos = 0;
  for await (const trozo of contenido) {
    recibidos += trozo.byteLength;
    if (recibidos > maximo) throw new ErrorAplicacion('DEMASIADO_GRANDE', MENSAJE_ARCHIVO_GRANDE);
    yield trozo;
  }
}

interface Dependencias {
  firmas: Pick<Firmas, 'leer'>;
  usadas: FirmasUsadas;
  firmantes: Firmantes;
  /** Of whoever asked for the address, from where they use it. */
  custodia: (
    quien: Pick<PermisoFirmado, 'usuario' | 'rol'>,
    origen: string | null,
  ) => Pick<Custodia, 'recibir' | 'abrir' | 'eliminar'>;
  reloj: Reloj;
}

type Consulta = Readonly<Record<string, unknown>>;

interface Subida {
  tipo: string;
  /** What the caller says it will send; `null` when it does not say. */
  tamanoDeclarado: number | null;
  contenido: Contenido;
}

/**
 * The calls on a signed address: the signature is the permission, as long as the account of whoever asked for it is as
 * it was. All throw PERMISO_DENEGADO.
 */
export const usarFirma = ({ firmas, usadas, firmantes, custodia, reloj }: Dependencias) => {
  const leer = async (consulta: Consulta, metodo: MetodoFirmado): Promise<PermisoFirmado> => {
    const permiso = await firmas.leer(consulta);
    const resta = permiso.expira - reloj.ahora().getTime();
    if (permiso.metodo !== metodo || resta <= 0 || resta > VIGENCIA_FIRMA_MS) throw errorFirma();
    if ((await firmantes.credencial(permiso.usuario)) !== permiso.credencial) throw errorFirma();
    return { ...permiso, clave: validarRutaDeAlgo(permiso.clave) };
  };
  const gastar = async ({ unico, expira }: PermisoFirmado): Promise<void> => {
    if (!(await usadas.usar(unico, new Date(expira)))) throw errorFirma();
  };
  return {
    /** Answers where it was left, and for whom. Throws DUPLICADO, and DEMASIADO_GRANDE; then nothing of it stays. */
    recibir: async (
      consulta: Consulta,
      { tipo, tamanoDeclarado, contenido }: Subida,
      origen: string | null,
    ): Promise<{ ruta: string; pedida: string; usuario: Id }> => {
      const permiso = await leer(consulta, 'PUT');
      if (tipoBase(tipo) !== permiso.tipo) throw errorFirma();
      await gastar(permiso);
      revisarTamano({ size: tamanoDeclarado ?? 0 });
      const { clave, siExiste, maximo } = permiso;
      const limitado = limitarTamano(contenido, maximo);
      const ruta = await custodia(permiso, origen).recibir(clave, siExiste, limitado);
      return { ruta, pedida: clave, usuario: permiso.usuario };
    },
    /** Throws NO_ENCONTRADO, also when the folder was reserved since. */
    entregar: async (
      consulta: Consulta,
      origen: string | null,
    ): Promise<ArchivoAbierto & { nombre: string; usuario: Id }> => {
      const permiso = await leer(consulta, 'GET');
      await gastar(permiso);
      const abierto = await custodia(permiso, origen).abrir(permiso.clave);
      return { ...abierto, nombre: partirRuta(permiso.clave).nombre, usuario: permiso.usuario };
    },
    /** To the bin; answers for whom. Throws NO_ENCONTRADO, and CONFLICTO for what became a signed paper since. */
    borrar: async (consulta: Consulta, origen: string | null): Promise<Id> => {
      const permiso = await leer(consulta, 'DELETE');
      await gastar(permiso);
      await custodia(permiso, origen).eliminar(permiso.clave);
      return permiso.usuario;
    },
  };
};
